import AppShell
import DesignSystem

/// A user of an app's screens in a test, who taps controls, enters values, and reads.
///
/// A test that also uses stores, for example, declares a separate type; ``AppGuest`` has only the
/// app.
public protocol Guest: Sendable {
  /// The launched app.
  var app: AppRuntime { get }
}

/// A guest with an app made of features.
public struct AppGuest: Guest {
  /// The app.
  public let app: AppRuntime

  /// Makes a guest of a running app.
  public init(of app: AppRuntime) { self.app = app }

  /// Launches an app and waits until it is idle.
  ///
  /// - Parameters:
  ///   - features: the features of the app.
  ///   - tabs: the paths of its tabs in order; by default all offered tabs.
  ///   - world: clock, ids, seed and region.
  public init(
    using features: [any Feature], tabs: [String]? = nil, in world: TestWorld = TestWorld()
  ) async throws {
    app = try AppRuntime(features: features, tabs: tabs, environment: world.environment)
    await app.launch()
    await app.settle()
  }
}

// MARK: - Acting

extension Guest {
  /// Uses controls one after the other, and each time waits until the app is idle.
  ///
  /// Throws a ``GuestFailure`` with the screen's content if a control is missing, disabled or
  /// ambiguous.
  ///
  /// - Parameter controls: the controls to tap: a visible or spoken label, such as `Save`, the id
  ///   of an element, or the text of an action, such as `recipe.open?id=tacos`.
  public func tap(
    _ controls: String..., fileID: String = #fileID, line: Int = #line
  ) async throws {
    for control in controls {
      let sight = Sight(of: try await app.showing())
      let call: ActionCall
      do throws(Sight.Objection) { call = try sight.call(of: control) } catch {
        throw GuestFailure(error, in: sight, fileID: fileID, line: line)
      }
      try await app.fire(call)
      await app.settle()
    }
  }

  /// Enters a value and waits until the app is idle.
  ///
  /// The value is a text, a number, a day, the id of a choice, or `on` or `off`.
  ///
  /// - Parameter field: the label or id of the field, or the id of its action.
  public func enter(
    _ value: String, into field: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    let sight = Sight(of: try await app.showing())
    let call: ActionCall
    do throws(Sight.Objection) { call = try sight.call(entering: value, into: field) } catch {
      throw GuestFailure(error, in: sight, fileID: fileID, line: line)
    }
    try await app.fire(call)
    await app.settle()
  }

  /// Fires an action, given as text, without waiting; throws the app's error.
  public func touch(_ action: String) async throws {
    try await app.fire(try ActionCall(parsing: action))
  }

  /// Opens a link from outside.
  public func follow(_ link: String) async throws {
    try await app.open(link: link)
    await app.settle()
  }

  /// Waits until the screen shows a text.
  public func wait(
    toSee text: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await wait(for: "'\(text)'", fileID, line) { $0.root.visibleText.contains(text) }
  }

  /// Waits until the screen is in a state.
  public func wait(
    for state: StateID, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await wait(for: "the state '\(state)'", fileID, line) { $0.screen.state == state }
  }

  /// Checks repeatedly for four seconds.
  private func wait(
    for what: String, _ fileID: String, _ line: Int, _ isThere: (ScreenState) -> Bool
  ) async throws {
    for _ in 0..<4000 {
      if isThere(try await app.showing()) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    let sight = Sight(of: try await app.showing())
    throw GuestFailure(.neverCame(what), in: sight, fileID: fileID, line: line)
  }
}
