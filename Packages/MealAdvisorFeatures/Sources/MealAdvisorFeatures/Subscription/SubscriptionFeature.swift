import AppShell
import DesignSystem
import PremiumGate
import Presentation
import ScreenParts

/// The prompt and the paywall, and the way from free to premium.
struct SubscriptionFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    var isTrialAvailable = true
    var isPurchasing = false
    var isRestoring = false
    var error: PurchaseError?
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState, isTrialAvailable: Bool)
    case opened
    case startTapped
    case declined
    case started(EntitlementPhase)
    case refused(PurchaseError)
    case restoreTapped
    case manageTapped
    case restored(EntitlementPhase)
    case restoreRefused(PurchaseError)
    case shown
    case otherAsked
    case unsaved
    case toastExpired
  }

  enum Effect: Sendable {
    case read(World)
    case start(isTrial: Bool, World)
    case restore(World)
    case rest
  }

  let id: FeatureID = "premium"
  let routes = [
    RouteDefinition(Path.prompt, .sheet), RouteDefinition(Path.paywall, .sheet),
    RouteDefinition(Path.subscription, .push),
  ]
  let clients: MealAdvisorClients

  /// What this app delivers of what the paywall names.
  static let delivered: Set<PremiumFeature> = [
    .mealFavorites, .cuisineFilter, .ingredientExclusions,
  ]

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    if saysUnsaved(call) { return .unsaved }
    return switch call.id {
    case PremiumAction.learnMore, PremiumAction.open: .opened
    case PremiumAction.startTrial: .startTapped
    case PremiumAction.maybeLater: .declined
    case PremiumAction.restore: .restoreTapped
    case PremiumAction.manage: .manageTapped
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    stream == "entitlement" ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? {
    switch route.path {
    case Path.subscription: .shown
    case Path.prompt: Self.asksToSave(route) ? nil : .otherAsked
    default: nil
    }
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read(world), id: "read")]
    case .stored(let stored, let isTrialAvailable):
      state.stored = state.stored.updated(by: stored)
      state.isTrialAvailable = isTrialAvailable
      return answeredElsewhere(state, world)
    case .opened:
      state.error = nil
      let isPrompt = world.route?.path == Path.prompt
      return [isPrompt ? .dismiss : Self.givingUp] + [.show(Route(Path.paywall))]
    case .otherAsked: return [Self.givingUp]
    case .startTapped:
      state.isPurchasing = true
      state.error = nil
      return [.run(.start(isTrial: state.isTrialAvailable, world), id: "purchase")]
    case .declined:
      let isOver = [Path.prompt, Path.paywall].contains(world.route?.path ?? "")
      return [isOver ? .dismiss : .show(Route(Path.home)), Self.givingUp]
    case .started(let phase):
      state.isPurchasing = false
      let isPaywall = world.route?.path == Path.paywall
      return (isPaywall ? [.dismiss] : []) + Self.answering(phase)
    case .refused(let error):
      state.isPurchasing = false
      state.error = error
      return []
    case .restoreTapped, .manageTapped, .restored, .restoreRefused, .shown, .unsaved, .toastExpired:
      return manage(action, &state, world)
    }
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer("entitlement", holds: "your subscription as this app knows it"),
      StreamOffer("nudge", holds: "whether you were told about premium"),
      StreamOffer("store-receipt", holds: "the store's own receipt", survivesDeletion: true),
    ]
    return offers
  }
}

extension SubscriptionError {
  /// What to tell the eater; a purchase that could not be recorded is still to be restored.
  var purchase: PurchaseError {
    switch self {
    case .purchase(let error): error
    case .storage: .storeUnavailable
    }
  }
}
