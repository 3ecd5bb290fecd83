import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import PremiumGate
import ScreenParts

extension SubscriptionFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Entitlement>) -> AsyncStream<Action> {
    .reporting { report in
      let subscriptions = clients.subscriptions
      switch effect {
      case .askForTrial(let world):
        report(
          .trialKnown(isAvailable: await subscriptions.isTrialAvailable(at: world.deviceDate)))
      case .start(let isTrial, let world):
        do throws(SubscriptionError) {
          let phase = try await context.write { () throws(SubscriptionError) in
            try await isTrial
              ? subscriptions.startTrial(at: world.deviceDate)
              : subscriptions.purchase(at: world.deviceDate)
          }
          report(.started(phase))
        } catch {
          report(.refused(error.purchase))
        }
      case .restore(let world):
        do throws(SubscriptionError) {
          let phase = try await context.write { () throws(SubscriptionError) in
            try await subscriptions.restore(at: world.deviceDate)
          }
          report(.restored(phase))
        } catch {
          report(.restoreRefused(error.purchase))
        }
      }
    }
  }

  func screen(
    of route: Route, state: State, stored entitlement: Entitlement, context: ScreenContext
  ) -> (any Screen)? {
    let world = context.world
    let phase = entitlement.phase(at: world.deviceDate)
    let presentation = context.presentation(copy)
    switch route {
    case PremiumRoutes.subscription:
      return SubscriptionScreen(
        SubscriptionInput(
          phase: phase, product: offer.product, secondsFromGMT: world.secondsFromGMT,
          toast: context.notice),
        presentation)
    case PremiumRoutes.paywall:
      return PaywallScreen(paywall(state, phase, context.offers), presentation)
    default:
      guard let trigger = PremiumRoutes.prompt.read(route), offer.triggers.contains(trigger) else {
        return nil
      }
      return PremiumPromptScreen(trigger, of: offer, presentation)
    }
  }

  private func paywall(
    _ state: State, _ phase: EntitlementPhase, _ offers: Offers
  ) -> PaywallInput {
    var input = PaywallInput(
      offer, delivering: Set(offers.all(PremiumDelivery.self).flatMap(\.features)),
      isTrialAvailable: state.isTrialAvailable,
      documents: LegalTextScreen.Document.allCases.filter(
        Set(offers.all(LegalTextScreen.Document.self)).contains),
      phase: phase, isPurchasing: state.purchase == .running, error: state.purchase.error)
    input.ways = Dictionary(
      offers.all(PremiumWay.self).map { ($0.feature, $0.action) },
      uniquingKeysWith: { first, _ in first })
    return input
  }
}

extension SubscriptionError {
  /// The error that the eater sees.
  ///
  /// A purchase that could not be recorded can still be restored.
  var purchase: PurchaseError {
    switch self {
    case .purchase(let error): error
    case .storage: .storeUnavailable
    }
  }
}
