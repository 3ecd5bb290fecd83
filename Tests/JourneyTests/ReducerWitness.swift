import AppShell
import DesignSystem
import Synchronization

/// Counts what the reducers of an app ask for.
final class ReducerWitness: Sendable {
  private let count = Mutex(0)

  /// How many commands were asked for since the last time.
  var commands: Int { count.withLock(\.self) }

  /// Begins anew.
  func forget() { count.withLock { $0 = 0 } }

  /// Features that do what others do, seen by this witness.
  func watching(_ features: [any Feature]) -> [any Feature] { features.map { watched($0) } }

  private func watched<F: Feature>(_ feature: F) -> any Feature {
    WatchedFeature(feature: feature, witness: self)
  }

  fileprivate func add(_ number: Int) { count.withLock { $0 += number } }
}

/// A feature whose reducer is watched.
private struct WatchedFeature<F: Feature>: Feature {
  let feature: F
  let witness: ReducerWitness

  var id: FeatureID { feature.id }
  var routes: [RouteDefinition] { feature.routes }
  var stored: Slice<F.Stored> { feature.stored }
  var launchAction: F.Action? { feature.launchAction }
  var actions: [ActionHandler<F.Action>] { feature.actions }

  func initialState() -> F.State { feature.initialState() }

  func action(forChangeFrom before: F.Stored) -> F.Action? {
    feature.action(forChangeFrom: before)
  }

  func action(forConnection isThere: Bool) -> F.Action? {
    feature.action(forConnection: isThere)
  }

  func action(forShowing route: Route) -> F.Action? { feature.action(forShowing: route) }

  func reduce(
    _ action: F.Action, into state: inout F.State, stored: F.Stored, world: World
  ) -> [Command<F.Effect>] {
    let commands = feature.reduce(action, into: &state, stored: stored, world: world)
    witness.add(commands.count)
    return commands
  }

  func perform(_ effect: F.Effect, _ context: EffectContext<F.Stored>) -> AsyncStream<F.Action> {
    feature.perform(effect, context)
  }

  func screen(
    of route: Route, state: F.State, stored: F.Stored, context: ScreenContext
  ) -> (any Screen)? {
    feature.screen(of: route, state: state, stored: stored, context: context)
  }

  func offers(_ state: F.State, _ stored: F.Stored, _ world: World) -> Offers {
    feature.offers(state, stored, world)
  }
}
