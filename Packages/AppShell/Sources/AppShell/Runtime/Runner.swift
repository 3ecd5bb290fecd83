import DesignSystem

/// A feature with its state, its types erased, so that the shell can hold different ones.
protocol Runner: Sendable {
  var id: FeatureID { get }
  var routes: [RouteDefinition] { get }
  /// The actions that it carries out.
  var actionIDs: [ActionID] { get }
  /// What it depends on of what is stored.
  var parts: [AnyStoredPart] { get }

  // What follows is nil where it does not concern the feature, so that nothing of it changed.
  mutating func launch(_ now: Situation) -> [ErasedCommand]?
  mutating func handle(_ call: ActionCall, _ now: Situation) -> [ErasedCommand]?
  mutating func handle(changeFrom before: StoredValues, _ now: Situation) -> [ErasedCommand]?
  mutating func handle(connection isThere: Bool, _ now: Situation) -> [ErasedCommand]?
  mutating func handle(showing route: Route, _ now: Situation) -> [ErasedCommand]?
  mutating func receive(_ action: any Sendable, _ now: Situation) -> [ErasedCommand]?

  func screen(_ route: Route, _ stored: StoredValues, _ context: ScreenContext) -> (any Screen)?
  func offers(_ now: Situation) -> Offers
}

/// What a feature is told of beside an action.
struct Situation: Sendable {
  var world: World
  var stored: StoredValues
}

typealias ErasedCommand = Command<ErasedEffect>

/// An effect together with the feature that can perform it.
struct ErasedEffect: Sendable {
  /// - Parameter read: reads what is stored again and answers with all of it.
  var perform:
    @Sendable (
      AppEnvironment, _ read: @escaping @Sendable () async throws(StoredDataError) -> StoredValues
    ) -> AsyncStream<any Sendable>
}

struct FeatureRunner<F: Feature>: Runner {
  let feature: F
  private let slice: Slice<F.Stored>
  private var state: F.State

  init(_ feature: F) {
    self.feature = feature
    slice = feature.stored
    state = feature.initialState()
  }

  var id: FeatureID { feature.id }
  var routes: [RouteDefinition] { feature.routes }
  var actionIDs: [ActionID] { feature.actions.map(\.id) }
  var parts: [AnyStoredPart] { slice.parts }

  mutating func launch(_ now: Situation) -> [ErasedCommand]? {
    reduce(feature.launchAction, now)
  }

  mutating func handle(_ call: ActionCall, _ now: Situation) -> [ErasedCommand]? {
    reduce(feature.action(for: call), now)
  }

  mutating func handle(
    changeFrom before: StoredValues, _ now: Situation
  ) -> [ErasedCommand]? {
    reduce(feature.action(forChangeFrom: slice.value(before)), now)
  }

  mutating func handle(connection isThere: Bool, _ now: Situation) -> [ErasedCommand]? {
    reduce(feature.action(forConnection: isThere), now)
  }

  mutating func handle(showing route: Route, _ now: Situation) -> [ErasedCommand]? {
    reduce(feature.action(forShowing: route), now)
  }

  mutating func receive(_ action: any Sendable, _ now: Situation) -> [ErasedCommand]? {
    reduce(action as? F.Action, now)
  }

  func screen(
    _ route: Route, _ stored: StoredValues, _ context: ScreenContext
  ) -> (any Screen)? {
    feature.screen(route, state, slice.value(stored), context)
  }

  func offers(_ now: Situation) -> Offers {
    feature.offers(state, slice.value(now.stored), now.world)
  }

  private mutating func reduce(_ action: F.Action?, _ now: Situation) -> [ErasedCommand]? {
    guard let action else { return nil }
    return feature.reduce(action, &state, slice.value(now.stored), now.world).map(erased)
  }

  private func erased(_ command: Command<F.Effect>) -> ErasedCommand {
    switch command {
    case .run(let effect, let id): return .run(erased(effect), id: id)
    case .cancel(let id): return .cancel(id)
    case .show(let route): return .show(route)
    case .dismiss: return .dismiss
    case .say(let notice, let route): return .say(notice, on: route)
    case .retract(let notice): return .retract(notice)
    case .fire(let call): return .fire(call)
    case .leave(let departure): return .leave(to: departure)
    case .call(let words): return .call(words)
    }
  }

  private func erased(_ effect: F.Effect) -> ErasedEffect {
    let (feature, slice) = (feature, slice)
    return ErasedEffect { environment, read in
      let context = EffectContext<F.Stored>(environment) { slice.value(try await read()) }
      let actions = feature.perform(effect, context)
      return .reporting { report in
        for await action in actions { report(action) }
      }
    }
  }
}
