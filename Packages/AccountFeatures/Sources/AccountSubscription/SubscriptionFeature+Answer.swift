import AppShell
import DesignSystem
import PremiumGate

/// What becomes of something that waits for premium: it is the answer of this app alone.
extension SubscriptionFeature {
  /// Whether something waits behind a prompt.
  func isAwaited(_ prompt: Route) -> Bool {
    guard let waiting = clients.waiting, let trigger = PremiumRoutes.prompt.read(prompt) else {
      return false
    }
    return waiting.triggers.contains(trigger)
  }

  /// What was waiting is not wanted any more.
  var givingUp: [Command<Effect>] { clients.waiting.map { [.fire($0.forget)] } ?? [] }

  /// What was bought or restored here answers what was asked here.
  func answering(_ phase: EntitlementPhase) -> [Command<Effect>] {
    guard phase.isEntitled, let waiting = clients.waiting else { return [] }
    return [.fire(waiting.grant)]
  }

  /// Takes away a prompt that premium from elsewhere has answered, with what waited behind it:
  /// the eater, who may have forgotten it, asks again by a tap of their own.
  func answeredElsewhere(
    _ state: State, _ entitlement: Entitlement, _ world: World
  ) -> [Command<Effect>] {
    let isOurs = state.isPurchasing || state.isRestoring
    guard !isOurs, entitlement.phase(at: world.deviceDate).isEntitled else { return [] }
    return (world.isAt(PremiumRoutes.prompt) ? [.dismiss] : []) + givingUp
  }
}
