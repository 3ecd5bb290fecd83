import AppShell
import MealAdvisorFeatureParts
import PremiumGate
import Presentation
import ScreenParts

extension SubscriptionFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ entitlement: Entitlement, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .entitlementChanged:
      return [.run(.askForTrial(world), id: "trial")]
        + answeredElsewhere(state, entitlement, world)
    case .trialKnown(let isAvailable): state.isTrialAvailable = isAvailable
    case .opened:
      state.error = nil
      let isPrompt = world.isAt(Routes.prompt)
      return [isPrompt ? .dismiss : Self.givingUp] + [.show(Route(Routes.paywall))]
    case .otherAsked: return [Self.givingUp]
    case .startTapped:
      state.isPurchasing = true
      state.error = nil
      return [.run(.start(isTrial: state.isTrialAvailable, world), id: "purchase")]
    case .declined:
      let isOver = world.isAt(Routes.prompt) || world.isAt(Routes.paywall)
      return [isOver ? .dismiss : .show(Route(Routes.home)), Self.givingUp]
    case .started(let phase):
      state.isPurchasing = false
      let isPaywall = world.isAt(Routes.paywall)
      return (isPaywall ? [.dismiss] : []) + Self.answering(phase)
    case .refused(let error):
      state.isPurchasing = false
      state.error = error
    case .restoreTapped, .manageTapped, .restored, .restoreRefused:
      return manage(action, &state, world)
    }
    return []
  }

  /// Restoring and managing what was bought; the outcome stands on Subscription.
  private func manage(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .restoreTapped:
      state.isRestoring = true
      // Who comes from elsewhere than the paywall does not answer what was asked there.
      let isAnswer = world.isAt(Routes.paywall)
      return (isAnswer ? [] : [Self.givingUp])
        + [.show(Route(Routes.subscription)), .run(.restore(world), id: "restore")]
    case .restored(let phase):
      state.isRestoring = false
      return Self.answering(phase) + [say(.confirmation(copy("subscription.restored")))]
    case .restoreRefused(let error):
      state.isRestoring = false
      return [say(.failure(copy.text(for: error)))]
    default: return [.leave(to: ExternalLink.subscriptions.address)]
    }
  }
}
