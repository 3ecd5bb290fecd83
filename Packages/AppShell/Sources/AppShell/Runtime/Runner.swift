import DesignSystem

/// A feature with its state and erased types, so that the shell can store different features.
protocol Runner: Sendable {
  var id: FeatureID { get }
  var routes: [RouteDefinition] { get }
  /// The actions that the feature handles.
  var actionIDs: [ActionID] { get }
  /// The stored data that the feature depends on.
  var parts: [AnyStoredPart] { get }

  // The following functions return nil if they do not concern the feature, which is then unchanged.
  mutating func launch(_ now: FeatureInput) -> [ErasedCommand]?
  mutating func handle(_ call: ActionCall, _ now: FeatureInput) -> [ErasedCommand]?
  mutating func handle(changeFrom before: StoredValues, _ now: FeatureInput) -> [ErasedCommand]?
  mutating func handle(connection isThere: Bool, _ now: FeatureInput) -> [ErasedCommand]?
  mutating func handle(showing route: Route, _ now: FeatureInput) -> [ErasedCommand]?
  mutating func handle(covering route: Route, _ now: FeatureInput) -> [ErasedCommand]?
  mutating func receive(_ action: any Sendable, _ now: FeatureInput) -> [ErasedCommand]?

  func screen(_ route: Route, _ stored: StoredValues, _ context: ScreenContext) -> (any Screen)?
  func offers(_ now: FeatureInput) -> Offers
}

/// The world and the stored data that a feature gets together with an action.
struct FeatureInput: Sendable {
  var world: World
  var stored: StoredValues
}

typealias ErasedCommand = Command<ErasedEffect>

/// An effect with the feature that runs it.
struct ErasedEffect: Sendable {
  /// - Parameter read: reads the stored data again and returns all of it.
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

  mutating func launch(_ now: FeatureInput) -> [ErasedCommand]? {
    reduce(feature.launchAction, now)
  }

  mutating func handle(_ call: ActionCall, _ now: FeatureInput) -> [ErasedCommand]? {
    reduce(feature.action(for: call), now)
  }

  mutating func handle(
    changeFrom before: StoredValues, _ now: FeatureInput
  ) -> [ErasedCommand]? {
    reduce(feature.action(forChangeFrom: slice.value(before)), now)
  }

  mutating func handle(connection isThere: Bool, _ now: FeatureInput) -> [ErasedCommand]? {
    reduce(feature.action(forConnection: isThere), now)
  }

  mutating func handle(showing route: Route, _ now: FeatureInput) -> [ErasedCommand]? {
    reduce(feature.action(forShowing: route), now)
  }

  mutating func handle(covering route: Route, _ now: FeatureInput) -> [ErasedCommand]? {
    reduce(feature.action(forCovering: route), now)
  }

  mutating func receive(_ action: any Sendable, _ now: FeatureInput) -> [ErasedCommand]? {
    reduce(action as? F.Action, now)
  }

  func screen(
    _ route: Route, _ stored: StoredValues, _ context: ScreenContext
  ) -> (any Screen)? {
    feature.screen(of: route, state: state, stored: slice.value(stored), context: context)
  }

  func offers(_ now: FeatureInput) -> Offers {
    feature.offers(state, slice.value(now.stored), now.world)
  }

  private mutating func reduce(_ action: F.Action?, _ now: FeatureInput) -> [ErasedCommand]? {
    guard let action else { return nil }
    return feature.reduce(action, into: &state, stored: slice.value(now.stored), world: now.world)
      .map(erased)
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
