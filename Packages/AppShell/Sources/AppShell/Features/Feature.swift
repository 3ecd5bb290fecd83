import DesignSystem

/// A part of the app that owns its state, its screens and its effects.
///
/// The shell knows features only through this contract, so adding one changes no package.
public protocol Feature: Sendable {
  /// What it remembers while the app runs.
  associatedtype State: Sendable
  /// What it sees of what is stored; nothing unless told.
  associatedtype Stored: Sendable = Void
  /// What can happen to it: taps, and what effects report.
  associatedtype Action: Sendable
  /// Work at the edge, as data; none unless told.
  associatedtype Effect: Sendable = Never

  /// Its name, unique within an app.
  var id: FeatureID { get }

  /// The routes it owns.
  var routes: [RouteDefinition] { get }

  /// What it depends on of what is stored.
  var stored: Slice<Stored> { get }

  /// What it remembers at launch.
  func initialState() -> State

  /// What happens at launch.
  var launchAction: Action? { get }

  /// What it makes of the actions that it carries out; no other feature may carry out the same.
  var actions: [ActionHandler<Action>] { get }

  /// The action for what is stored and not as it was any more, or nil when nothing but the screen
  /// changes with it.
  func action(forChangeFrom before: Stored) -> Action?

  /// The action for a connection that came or went, or nil when nothing but the screen changes with
  /// it.
  func action(forConnection isThere: Bool) -> Action?

  /// The action for one of its routes that was just shown, or nil if none is needed.
  func action(forShowing route: Route) -> Action?

  /// Changes the state and says what to do next; pure.
  func reduce(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>]

  /// Runs an effect and reports what comes of it, possibly over time; work that
  /// `AsyncStream.reporting(_:)` runs is waited for when the app closes.
  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action>

  /// The screen of one of its routes; nil when the route names something that is gone.
  func screen(
    _ route: Route, _ state: State, _ stored: Stored, _ context: ScreenContext
  ) -> (any Screen)?

  /// What it offers to the rest of the app, asked for again when its state, what is stored, the
  /// place, the second or anything else of the world but its seed is another one.
  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers
}

extension Feature {
  /// No action of a control is its own.
  public var actions: [ActionHandler<Action>] { [] }

  /// What it makes of an action that a control fired; nil when it belongs to another feature.
  public func action(for call: ActionCall) -> Action? {
    actions.first { $0.id == call.id }?.read(call)
  }

  /// Nothing happens at launch.
  public var launchAction: Action? { nil }

  /// What changed is on screen, and that is all.
  public func action(forChangeFrom before: Stored) -> Action? { nil }

  /// A connection is not waited for.
  public func action(forConnection isThere: Bool) -> Action? { nil }

  /// Showing needs no action.
  public func action(forShowing route: Route) -> Action? { nil }

  /// Nothing is offered.
  public func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers { Offers() }
}

extension Feature where Stored == Void {
  /// Nothing that is stored.
  public var stored: Slice<Void> { .nothing }
}

extension Feature where Effect == Never {
  /// There is no effect to run.
  public func perform(_ effect: Never, _ context: EffectContext<Stored>) -> AsyncStream<Action> {}
}

/// A feature to which nothing happens, and which only offers something to the others.
extension Feature where State == Void, Action == Never {
  /// There is nothing to remember.
  public func initialState() {}

  /// Nothing happens.
  public func reduce(
    _ action: Never, _ state: inout Void, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {}

  /// It has no screen.
  public func screen(
    _ route: Route, _ state: Void, _ stored: Stored, _ context: ScreenContext
  ) -> (any Screen)? { nil }
}

extension AsyncStream where Element: Sendable {
  /// The actions that one piece of asynchronous work reports.
  public static func reporting(
    _ work: @escaping @Sendable (_ report: @Sendable (Element) -> Void) async -> Void
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      let task = Task {
        await work { continuation.yield($0) }
        continuation.finish()
      }
      Work.add(task)
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
