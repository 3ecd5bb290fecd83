import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import PremiumGate
import ScreenParts

/// Handles the prompt, the paywall and the subscription.
struct SubscriptionFeature: Feature {
  struct State: Sendable {
    /// Whether the store still offers the trial.
    var isTrialAvailable = true
    /// The purchase on the paywall.
    var purchase = Purchase.idle
    /// Whether earlier purchases are being restored.
    var isRestoring = false
  }

  /// A purchase on the paywall.
  enum Purchase: Equatable, Sendable {
    /// No purchase is running, and none has been refused since the paywall was opened.
    case idle
    /// The store is processing the purchase.
    case running
    /// The store refused the purchase.
    case refused(PurchaseError)

    /// The reason for the refusal.
    var error: PurchaseError? {
      if case .refused(let error) = self { error } else { nil }
    }
  }

  enum Action: Sendable {
    case entitlementChanged
    case trialKnown(isAvailable: Bool)
    case opened
    case startTapped
    case declined
    case started(EntitlementPhase)
    case refused(PurchaseError)
    case restoreTapped
    case manageTapped
    case restored(EntitlementPhase)
    case restoreRefused(PurchaseError)
    case otherAsked
    case documentTapped(LegalTextScreen.Document)
  }

  enum Effect: Sendable {
    /// Asks whether the trial is still available.
    case askForTrial(World)
    case start(isTrial: Bool, World)
    case restore(World)
  }

  let id: FeatureID = "premium"
  let routes = [
    RouteDefinition(PremiumRoutes.prompt, .sheet), RouteDefinition(PremiumRoutes.paywall, .sheet),
    RouteDefinition(PremiumRoutes.subscription, .push),
  ]
  let clients: SubscriptionClients
  let stored: Slice<Entitlement>

  /// The app's premium offer.
  var offer: PremiumOffer { clients.record.offer }

  var copy: Copy { clients.copy }

  init(_ clients: SubscriptionClients) {
    self.clients = clients
    stored = Slice(clients.record.entitlementPart)
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .entitlementChanged }

  let actions: [ActionHandler<Action>] = [
    .on(PremiumAction.learnMore, .opened),
    .on(PremiumAction.open, .opened),
    .on(PremiumAction.startTrial, .startTapped),
    .on(PremiumAction.maybeLater, .declined),
    .on(PremiumAction.restore, .restoreTapped),
    .on(PremiumAction.manage, .manageTapped),
    .on(PremiumAction.document) { .documentTapped($0) },
  ]

  func action(forChangeFrom before: Entitlement) -> Action? { .entitlementChanged }

  func action(forShowing route: Route) -> Action? {
    PremiumRoutes.prompt ~= route && !isAwaited(route) ? .otherAsked : nil
  }

  func offers(_ state: State, _ entitlement: Entitlement, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(
        "entitlement", holds: copy("your-data.kept.entitlement"),
        use: copy("your-data.use.entitlement")),
      StreamOffer("nudge", holds: copy("your-data.kept.nudge"), use: copy("your-data.use.nudge")),
      StreamOffer(
        "store-receipt", holds: copy("your-data.kept.store-receipt"),
        use: copy("your-data.use.store-receipt"), survivesDeletion: true),
    ]
    return offers
  }
}
