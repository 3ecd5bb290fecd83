import AppShell
import DesignSystem

/// Somebody who uses an app through its screens alone: taps what is there, enters values, and reads.
///
/// A test that keeps more at hand, such as its stores, makes its own type of it; ``AppGuest`` is the
/// one with nothing but the app.
public protocol Guest: Sendable {
  /// The app, which was launched.
  var app: AppRuntime { get }
}

/// A guest of an app made of features.
public struct AppGuest: Guest {
  /// The app.
  public let app: AppRuntime

  /// A guest of an app that runs already.
  public init(of app: AppRuntime) { self.app = app }

  /// Launches an app and waits until all is done.
  ///
  /// - Parameters:
  ///   - features: what the app is made of.
  ///   - tabs: the paths of its tabs in order; all that are offered unless given.
  ///   - world: clock, ids, seed and region.
  public init(
    using features: [any Feature], tabs: [String]? = nil, in world: TestWorld = TestWorld()
  ) async throws {
    app = try AppRuntime(features: features, tabs: tabs, environment: world.environment)
    await app.launch()
    await app.settle()
  }
}

// MARK: - Doing

extension Guest {
  /// Uses controls one after the other, and waits each time until all is done.
  ///
  /// Throws a ``GuestFailure`` that says what is on the screen when there is no such control, when
  /// it cannot be used, or when several are meant.
  ///
  /// - Parameter controls: what is tapped: the label that is read or written there, such as `Save`,
  ///   the id of an element, or the text of an action, such as `recipe.open?id=tacos`.
  public func tap(
    _ controls: String..., fileID: String = #fileID, line: Int = #line
  ) async throws {
    for control in controls {
      let sight = Sight(of: try await app.showing())
      let call: ActionCall
      do throws(Sight.Objection) { call = try sight.call(of: control) } catch {
        throw GuestFailure(error, sight, fileID, line)
      }
      try await app.fire(call)
      await app.settle()
    }
  }

  /// Enters a value and waits until all is done: a text, a number, a day, the id of a choice, or
  /// `on` and `off`.
  ///
  /// - Parameter field: the label or id of the field, or the id of its action.
  public func enter(
    _ value: String, into field: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    let sight = Sight(of: try await app.showing())
    let call: ActionCall
    do throws(Sight.Objection) { call = try sight.call(entering: value, into: field) } catch {
      throw GuestFailure(error, sight, fileID, line)
    }
    try await app.fire(call)
    await app.settle()
  }

  /// Fires the text of an action and does not wait; throws what the app says against it.
  public func touch(_ action: String) async throws {
    try await app.fire(try ActionCall(parsing: action))
  }

  /// Follows a link from outside.
  public func follow(_ link: String) async throws {
    try await app.open(link: link)
    await app.settle()
  }

  /// Waits until something is written on the screen.
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

  /// Looks for four seconds.
  private func wait(
    for what: String, _ fileID: String, _ line: Int, _ isThere: (Showing) -> Bool
  ) async throws {
    for _ in 0..<4000 {
      if isThere(try await app.showing()) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    let sight = Sight(of: try await app.showing())
    throw GuestFailure(.neverCame(what), sight, fileID, line)
  }
}
