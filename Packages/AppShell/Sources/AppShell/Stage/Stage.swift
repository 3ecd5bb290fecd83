/// An app that can be started any number of times, under circumstances that whoever tries it sets.
///
/// What is stored is shared by all apps of a stage; navigation and circumstances are their own.
public struct Stage: Sendable {
  /// What can be set around an app, in the order in which it is offered.
  public var switches: [StageSwitch]

  /// Launches an app under these settings; what is not set, or set to what no switch offers, is as
  /// it really is.
  public var start: @Sendable (StageSettings) async throws(AppShellError) -> StagedApp

  /// Says what changed of what is stored, by whomever, as it is noticed.
  public var storedChanges: @Sendable () -> AsyncStream<DataChange>

  /// Makes a stage; an error of another kind than ``AppShellError`` becomes
  /// ``AppShellError/notStarted(_:)``.
  public init(
    switches: [StageSwitch],
    start: @escaping @Sendable (StageSettings) async throws -> StagedApp,
    storedChanges: @escaping @Sendable () -> AsyncStream<DataChange>
  ) {
    self.switches = switches
    self.start = { settings async throws(AppShellError) in
      do { return try await start(settings) } catch {
        throw error as? AppShellError ?? .notStarted("\(error)")
      }
    }
    self.storedChanges = storedChanges
  }
}

/// What is set around an app: the value of each switch by the switch's id; a switch that is not
/// set is as it really is.
public typealias StageSettings = [String: String]

/// An app that was started on a stage.
public struct StagedApp: Sendable {
  /// The launched app.
  public var app: AppRuntime

  /// Sets other circumstances; false when they need an app that is started anew, and then nothing
  /// was changed.
  public var adjust: @Sendable (StageSettings) async -> Bool

  /// Makes a started app.
  public init(app: AppRuntime, adjust: @escaping @Sendable (StageSettings) async -> Bool) {
    self.app = app
    self.adjust = adjust
  }
}

/// Something around an app that can be set.
public struct StageSwitch: Hashable, Sendable {
  /// A value that a switch can have.
  public struct Option: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Its words.
    public var title: String

    /// Makes an option.
    public init(_ id: String, _ title: String) {
      self.id = id
      self.title = title
    }
  }

  /// What values it takes.
  public enum Values: Hashable, Sendable {
    /// One of these.
    case options([Option])
    /// A time of day, `00:00` to `23:59`.
    case timeOfDay
  }

  /// Its id, such as `premium`; the name of its parameter in addresses.
  public var id: String
  /// Its words.
  public var title: String
  /// What values it takes.
  public var values: Values

  /// Makes a switch.
  public init(_ id: String, _ title: String, _ values: Values) {
    self.id = id
    self.title = title
    self.values = values
  }

  /// Whether a value is one of its values.
  public func accepts(_ value: String) -> Bool {
    switch values {
    case .options(let options): options.contains { $0.id == value }
    case .timeOfDay: Self.isTimeOfDay(value)
    }
  }

  private static func isTimeOfDay(_ value: String) -> Bool {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard value.utf8.count == 5, parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
      value.utf8.allSatisfy({ (48...58).contains($0) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return false }
    return hour < 24 && minute < 60
  }
}
