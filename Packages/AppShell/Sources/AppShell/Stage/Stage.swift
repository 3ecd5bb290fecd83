/// An app that can be started many times, each time with settings that a tester chooses.
///
/// All apps of a stage share the stored data; each has separate navigation and settings.
public struct Stage: Sendable {
  /// The switches that a tester can set, in the order in which they are offered.
  public var switches: [StageSwitch]

  /// Launches an app with some settings.
  ///
  /// Switches that are unset, or set to an unknown value, behave as in reality.
  public var start: @Sendable (StageSettings) async throws(AppShellError) -> StagedApp

  /// Reports changes of the stored data by any process.
  public var storedChanges: @Sendable () -> AsyncStream<DataChange>

  /// Returns the file of a recipe's own photo by its name; nil if there is none.
  public var photo: @Sendable (_ name: String) async -> [UInt8]? = { _ in nil }

  /// The link of the app and a server in front of it; nil if nothing is handed over.
  public var site: LocalSite?

  /// Makes a stage; errors other than ``AppShellError`` become ``AppShellError/notStarted(_:)``.
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

/// The value of each switch by the switch's id; an unset switch behaves as in reality.
public typealias StageSettings = [String: String]

/// A started app of a stage.
public struct StagedApp: Sendable {
  /// The launched app.
  public var app: AppRuntime

  /// Applies other settings.
  ///
  /// Returns false, without a change, if the settings need an app that is started again.
  public var adjust: @Sendable (StageSettings) async -> Bool

  /// Makes a started app.
  public init(app: AppRuntime, adjust: @escaping @Sendable (StageSettings) async -> Bool) {
    self.app = app
    self.adjust = adjust
  }
}

/// A setting of a stage that a tester can change.
public struct StageSwitch: Hashable, Sendable {
  /// A value that a switch can have.
  public struct Option: Hashable, Sendable {
    /// The id of the value.
    public var id: String
    /// The words for the value.
    public var title: String

    /// Makes an option.
    public init(_ id: String, _ title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The possible values of a switch.
  public enum Values: Hashable, Sendable {
    /// One of the given options.
    case options([Option])
    /// A time of day, `00:00` to `23:59`.
    case timeOfDay
  }

  /// The switch's id, such as `premium`; also the name of its parameter in addresses.
  public var id: String
  /// The words for the switch.
  public var title: String
  /// The possible values.
  public var values: Values

  /// Makes a switch.
  public init(_ id: String, _ title: String, _ values: Values) {
    self.id = id
    self.title = title
    self.values = values
  }

  /// Whether a value is one of the switch's values.
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
