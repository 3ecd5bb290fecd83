import AccountScreens
import AppShell
import DesignSystem
import PremiumGate

extension SubscriptionFeature {
  /// The App Store's page of subscriptions.
  private static let storePage: Departure = "https://apps.apple.com/account/subscriptions"

  func reduce(
    _ action: Action, into state: inout State, stored entitlement: Entitlement, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .entitlementChanged:
      return [.run(.askForTrial(world), id: "trial")]
        + answeredElsewhere(state, entitlement, world)
    case .trialKnown(let isAvailable): state.isTrialAvailable = isAvailable
    case .opened:
      if state.purchase.error != nil { state.purchase = .idle }
      let isPrompt = world.isAt(PremiumRoutes.prompt)
      return (isPrompt ? [.dismiss] : givingUp) + [.show(Route(PremiumRoutes.paywall))]
    case .otherAsked: return givingUp
    case .documentTapped(let document): return [.show(Route(document.rawValue))]
    case .startTapped:
      state.purchase = .running
      return [.run(.start(isTrial: state.isTrialAvailable, world), id: "purchase")]
    case .declined:
      let isOver = world.isAt(PremiumRoutes.prompt) || world.isAt(PremiumRoutes.paywall)
      return [isOver ? .dismiss : .show(clients.home)] + givingUp
    case .started(let phase):
      state.purchase = .idle
      let isPaywall = world.isAt(PremiumRoutes.paywall)
      return (isPaywall ? [.dismiss] : []) + answering(phase)
    case .refused(let error): state.purchase = .refused(error)
    case .restoreTapped, .manageTapped, .restored, .restoreRefused:
      return manage(action, &state, world)
    }
    return []
  }

  /// Restores and manages purchases; the page Subscription shows the result.
  private func manage(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .restoreTapped:
      state.isRestoring = true
      // A restore from outside the paywall does not answer the paywall's question.
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
