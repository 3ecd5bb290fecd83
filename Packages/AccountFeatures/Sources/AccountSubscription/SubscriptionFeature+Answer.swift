import AppShell
import DesignSystem
import MealAdvisorFeatureParts
import PremiumGate
import Presentation
import ScreenParts

/// What becomes of a save that waits for premium: it is the answer of this app alone.
extension SubscriptionFeature {
  /// Whether a prompt came because a meal was to be saved.
  static func asksToSave(_ prompt: Route) -> Bool {
    [Trigger.mealSaved, .mealSavedInRecipe].contains(Routes.prompt.read(prompt))
  }

  /// What was to be saved is not to be saved any more.
  static var givingUp: Command<Effect> { .fire(WaitingSave.forget.call()) }

  /// What was bought or restored here answers what was asked here.
  static func answering(_ phase: EntitlementPhase) -> [Command<Effect>] {
    phase.isEntitled ? [.fire(WaitingSave.grant.call())] : []
  }

  /// Takes away a prompt that premium from elsewhere has answered, with what waited behind it:
  /// the eater, who may have forgotten it, saves by a tap of their own.
  func answeredElsewhere(
    _ state: State, _ entitlement: Entitlement, _ world: World
  ) -> [Command<Effect>] {
    let isOurs = state.isPurchasing || state.isRestoring
    guard !isOurs, entitlement.phase(at: world.deviceDate).isEntitled else { return [] }
    return (world.isAt(Routes.prompt) ? [.dismiss] : []) + [Self.givingUp]
  }
}
