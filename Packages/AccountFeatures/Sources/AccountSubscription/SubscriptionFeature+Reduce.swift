import AccountScreens
import AppShell
import DesignSystem
import PremiumGate

extension SubscriptionFeature {
  /// The store's own page of subscriptions.
  private static let storePage: Departure = "https://apps.apple.com/account/subscriptions"

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
      let isPrompt = world.isAt(PremiumRoutes.prompt)
      return (isPrompt ? [.dismiss] : givingUp) + [.show(Route(PremiumRoutes.paywall))]
    case .otherAsked: return givingUp
    case .documentTapped(let document): return [.show(Route(document.rawValue))]
    case .startTapped:
      state.isPurchasing = true
      state.error = nil
      return [.run(.start(isTrial: state.isTrialAvailable, world), id: "purchase")]
    case .declined:
      let isOver = world.isAt(PremiumRoutes.prompt) || world.isAt(PremiumRoutes.paywall)
      return [isOver ? .dismiss : .show(clients.home)] + givingUp
    case .started(let phase):
      state.isPurchasing = false
      let isPaywall = world.isAt(PremiumRoutes.paywall)
      return (isPaywall ? [.dismiss] : []) + answering(phase)
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
      let isAnswer = world.isAt(PremiumRoutes.paywall)
      return (isAnswer ? [] : givingUp)
        + [.show(Route(PremiumRoutes.subscription)), .run(.restore(world), id: "restore")]
    case .restored(let phase):
      state.isRestoring = false
      return answering(phase) + [.say(.confirmation(copy("subscription.restored")))]
    case .restoreRefused(let error):
      state.isRestoring = false
      return [.say(.failure(copy.text(for: error)))]
    default: return [.leave(to: Self.storePage)]
    }
  }
}
