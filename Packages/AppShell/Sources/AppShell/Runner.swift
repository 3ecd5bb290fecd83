import DesignSystem

/// A feature with its state, its types erased, so that the shell can hold different ones.
protocol Runner: Sendable {
  var id: FeatureID { get }
  var routes: [RouteDefinition] { get }

  mutating func launch(_ world: World) -> [ErasedCommand]
  mutating func handle(_ call: ActionCall, _ world: World) -> [ErasedCommand]?
  mutating func handle(changeOf stream: String, _ world: World) -> [ErasedCommand]
  mutating func handle(showing route: Route, _ world: World) -> [ErasedCommand]
  mutating func receive(_ action: any Sendable, _ world: World) -> [ErasedCommand]
  func screen(_ route: Route, _ context: ScreenContext) -> (any Screen)?
  func offers(_ world: World) -> Offers
}

typealias ErasedCommand = Command<ErasedEffect>

/// An effect together with the feature that can perform it.
struct ErasedEffect: Sendable {
  var perform: @Sendable (Environment) -> AsyncStream<any Sendable>
}

struct FeatureRunner<F: Feature>: Runner {
  let feature: F
  private var state: F.State

  init(_ feature: F) {
    self.feature = feature
    state = feature.initialState()
  }

  var id: FeatureID { feature.id }
  var routes: [RouteDefinition] { feature.routes }

  mutating func launch(_ world: World) -> [ErasedCommand] {
    reduce(feature.launchAction, world)
  }

  mutating func handle(_ call: ActionCall, _ world: World) -> [ErasedCommand]? {
    feature.action(for: call).map { reduce($0, world) }
  }

  mutating func handle(changeOf stream: String, _ world: World) -> [ErasedCommand] {
    reduce(feature.action(forChangeOf: stream), world)
  }

  mutating func handle(showing route: Route, _ world: World) -> [ErasedCommand] {
    reduce(feature.action(forShowing: route), world)
  }

  mutating func receive(_ action: any Sendable, _ world: World) -> [ErasedCommand] {
    reduce(action as? F.Action, world)
  }

  func screen(_ route: Route, _ context: ScreenContext) -> (any Screen)? {
    feature.screen(route, state, context)
  }

  func offers(_ world: World) -> Offers { feature.offers(state, world) }

  private mutating func reduce(_ action: F.Action?, _ world: World) -> [ErasedCommand] {
    guard let action else { return [] }
    return feature.reduce(action, &state, world).map(erased)
  }

  private func erased(_ command: Command<F.Effect>) -> ErasedCommand {
    switch command {
    case .run(let effect, let id):
      let feature = feature
      return .run(
        ErasedEffect { environment in
          let actions = feature.perform(effect, environment)
          return .reporting { report in
            for await action in actions { report(action) }
          }
        }, id: id)
    case .cancel(let id): return .cancel(id)
    case .show(let route): return .show(route)
    case .dismiss: return .dismiss
    case .fire(let call): return .fire(call)
    case .changed(let stream): return .changed(stream: stream)
    case .leave(let address): return .leave(to: address)
    case .call(let words): return .call(words)
    }
  }
}
