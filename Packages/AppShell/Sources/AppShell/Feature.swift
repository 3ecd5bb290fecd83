import DesignSystem

/// A part of the app that owns its state, its screens and its effects.
///
/// The shell knows features only through this contract, so adding one changes no package.
public protocol Feature: Sendable {
  /// What it remembers while the app runs.
  associatedtype State: Sendable
  /// What can happen to it: taps, and what effects report.
  associatedtype Action: Sendable
  /// Work at the edge, as data.
  associatedtype Effect: Sendable

  /// Its name, unique within an app.
  var id: FeatureID { get }

  /// The routes it owns.
  var routes: [RouteDefinition] { get }

  /// What it remembers at launch.
  func initialState() -> State

  /// What happens at launch.
  var launchAction: Action? { get }

  /// The action that a control fired, or nil when it belongs to another feature.
  func action(for call: ActionCall) -> Action?

  /// The action for data of a stream that anybody changed, or nil if it does not matter here.
  func action(forChangeOf stream: String) -> Action?

  /// The action for one of its routes that was just shown, or nil if none is needed.
  func action(forShowing route: Route) -> Action?

  /// Changes the state and says what to do next; pure.
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>]

  /// Runs an effect and reports what comes of it, possibly over time; work that
  /// ``Swift/AsyncStream/reporting(_:)`` runs is waited for when the app closes.
  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action>

  /// The screen of one of its routes; nil when the route names something that is gone.
  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)?

  /// What it offers to the rest of the app.
  func offers(_ state: State, _ world: World) -> Offers
}

extension Feature {
  /// Nothing happens at launch.
  public var launchAction: Action? { nil }

  /// No stream matters.
  public func action(forChangeOf stream: String) -> Action? { nil }

  /// Showing needs no action.
  public func action(forShowing route: Route) -> Action? { nil }

  /// Nothing is offered.
  public func offers(_ state: State, _ world: World) -> Offers { Offers() }
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
