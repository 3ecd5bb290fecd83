import AppShell
import DesignSystem
import PremiumGate

/// The answer to an action that waits for premium in this app.
extension SubscriptionFeature {
  /// Whether the waiting action waits behind a prompt.
  func isAwaited(_ prompt: Route) -> Bool {
    guard let waiting = clients.waiting, let trigger = PremiumRoutes.prompt.read(prompt) else {
      return false
    }
    return waiting.triggers.contains(trigger)
  }

  /// Cancels the waiting action.
  var givingUp: [Command<Effect>] { clients.waiting.map { [.fire($0.forget)] } ?? [] }

  /// Grants the waiting action after a purchase or a restore in this app.
  func answering(_ phase: EntitlementPhase) -> [Command<Effect>] {
    guard phase.isEntitled, let waiting = clients.waiting else { return [] }
    return [.fire(waiting.grant)]
  }

  /// Closes a prompt and cancels the waiting action if premium came from another device or app.
  ///
  /// The eater may have forgotten the action, and can repeat the tap.
  func answeredElsewhere(
    _ state: State, _ entitlement: Entitlement, _ world: World
  ) -> [Command<Effect>] {
    let isOurs = state.purchase == .running || state.isRestoring
    guard !isOurs, entitlement.phase(at: world.deviceDate).isEntitled else { return [] }
    return (world.isAt(PremiumRoutes.prompt) ? [.dismiss] : []) + givingUp
  }
}
