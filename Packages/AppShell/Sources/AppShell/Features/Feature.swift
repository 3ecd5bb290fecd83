import DesignSystem

/// A part of the app that owns its state, its screens and its effects.
///
/// The shell uses features only through this protocol, so that a new feature changes no package.
public protocol Feature: Sendable {
  /// The state while the app runs.
  associatedtype State: Sendable
  /// The stored data that the feature reads; none by default.
  associatedtype Stored: Sendable = Void
  /// The actions: taps, and reports of effects.
  associatedtype Action: Sendable
  /// The effects, as data; none by default.
  associatedtype Effect: Sendable = Never

  /// The feature's name, unique within an app.
  var id: FeatureID { get }

  /// The routes that the feature owns.
  var routes: [RouteDefinition] { get }

  /// The stored data that it depends on.
  var stored: Slice<Stored> { get }

  /// The state at launch.
  func initialState() -> State

  /// The action at launch.
  var launchAction: Action? { get }

  /// The handlers of the feature's actions; no other feature may handle the same actions.
  var actions: [ActionHandler<Action>] { get }

  /// The action for changed stored data; nil if only the screen changes.
  func action(forChangeFrom before: Stored) -> Action?

  /// The action for a gained or lost connection; nil if only the screen changes.
  func action(forConnection isThere: Bool) -> Action?

  /// The action after one of the feature's routes was shown; nil if there is none.
  func action(forShowing route: Route) -> Action?

  /// The action after another route covered one of the feature's routes; nil if there is none.
  func action(forCovering route: Route) -> Action?

  /// Changes the state and returns the next commands.
  ///
  /// The function is pure.
  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>]

  /// Runs an effect and reports its results over time.
  ///
  /// When the app closes, it waits for work in `AsyncStream.reporting(_:)`.
  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action>

  /// The screen of one of the feature's routes; nil if the route's subject no longer exists.
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)?

  /// The feature's offers to the rest of the app.
  ///
  /// The shell requests them again when the feature's state, the stored data, the route, the second
  /// of the clock or another part of the world changes, except for the seed.
  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers
}

extension Feature {
  /// By default, the feature has no actions of controls.
  public var actions: [ActionHandler<Action>] { [] }

  /// The action for the call of a control; nil if the call belongs to another feature.
  public func action(for call: ActionCall) -> Action? {
    actions.first { $0.id == call.id }?.read(call)
  }

  /// By default, there is no action at launch.
  public var launchAction: Action? { nil }

  /// By default, changed data only changes the screen.
  public func action(forChangeFrom before: Stored) -> Action? { nil }

  /// By default, the feature does not react to the connection.
  public func action(forConnection isThere: Bool) -> Action? { nil }

  /// By default, a shown route needs no action.
  public func action(forShowing route: Route) -> Action? { nil }

  /// By default, a covered route needs no action.
  public func action(forCovering route: Route) -> Action? { nil }

  /// By default, the feature offers nothing to other features.
  public func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers { Offers() }
}

extension Feature where Stored == Void {
  /// Depends on no stored data.
  public var stored: Slice<Void> { .nothing }
}

extension Feature where Effect == Never {
  /// Runs no effect.
  public func perform(_ effect: Never, _ context: EffectContext<Stored>) -> AsyncStream<Action> {}
}

/// A feature without actions, which only offers values to other features.
extension Feature where State == Void, Action == Never {
  /// Has no state.
  public func initialState() {}

  /// Has no actions.
  public func reduce(
    _ action: Never, into state: inout Void, stored: Stored, world: World
  ) -> [Command<Effect>] {}

  /// Has no screen.
  public func screen(
    of route: Route, state: Void, stored: Stored, context: ScreenContext
  ) -> (any Screen)? { nil }
}

extension AsyncStream where Element: Sendable {
  /// The actions that one piece of asynchronous work reports.
  public static func reporting(
    _ work: @escaping @Sendable (_ report: @escaping @Sendable (Element) -> Void) async -> Void
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      let task = Task {
        await work { continuation.yield($0) }
        continuation.finish()
      }
      TrackedTasks.add(task)
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
