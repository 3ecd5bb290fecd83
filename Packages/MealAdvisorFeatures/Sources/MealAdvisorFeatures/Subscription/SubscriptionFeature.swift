import AppShell
import DesignSystem
import Presentation
import PremiumGate

/// The prompt and the paywall, and the way from free to premium.
struct SubscriptionFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    var isTrialAvailable = true
    var isPurchasing = false
    var error: PurchaseError?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState, isTrialAvailable: Bool)
    case opened
    case startTapped
    case declined
    case started
    case refused(PurchaseError)
  }

  enum Effect: Sendable {
    case read(World)
    case start(isTrial: Bool, World)
  }

  let id: FeatureID = "premium"
  let routes = [RouteDefinition(Path.prompt, .sheet), RouteDefinition(Path.paywall, .sheet)]
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
    switch call.id {
    case PremiumAction.learnMore, PremiumAction.open: .opened
    case PremiumAction.startTrial: .startTapped
    case PremiumAction.maybeLater: .declined
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    stream == "entitlement" ? .storeChanged : nil
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read(world), id: "read")]
    case .stored(let stored, let isTrialAvailable):
      state.stored = stored
      state.isTrialAvailable = isTrialAvailable
      return []
    case .opened:
      state.error = nil
      let isPrompt = world.route?.path == Path.prompt
      return (isPrompt ? [.dismiss] : []) + [.show(Route(Path.paywall))]
    case .startTapped:
      state.isPurchasing = true
      state.error = nil
      return [.run(.start(isTrial: state.isTrialAvailable, world), id: "purchase")]
    case .declined:
      let isOver = [Path.prompt, Path.paywall].contains(world.route?.path ?? "")
      return [
        isOver ? .dismiss : .show(Route(Path.home)),
        .fire(ActionCall(FavoritesFeature.forgetSave)),
      ]
    case .started:
      state.isPurchasing = false
      let isPaywall = world.route?.path == Path.paywall
      return (isPaywall ? [.dismiss] : []) + [.changed(stream: "entitlement")]
    case .refused(let error):
      state.isPurchasing = false
      state.error = error
      return []
    }
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read(let world):
        guard let stored = try? await clients.stores.read() else { return }
        let isAvailable = await clients.subscriptions.isTrialAvailable(at: world.date)
        report(.stored(stored, isTrialAvailable: isAvailable))
      case .start(let isTrial, let world):
        do throws(SubscriptionError) {
          _ =
            try await isTrial
            ? clients.subscriptions.startTrial(at: world.date)
            : clients.subscriptions.purchase(at: world.date)
          report(.started)
        } catch {
          report(.refused(error.purchase))
        }
      }
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    guard route.path == Path.paywall else {
      guard let trigger = route["id"].flatMap(Trigger.init) else { return nil }
      return PremiumPromptScreen(trigger, context.presentation)
    }
    return PaywallScreen(
      PaywallInput(
        isTrialAvailable: state.isTrialAvailable,
        lines: PaywallPromise.lines(delivering: Self.delivered),
        phase: state.stored.phase(at: context.world.date), isPurchasing: state.isPurchasing,
        error: state.error), context.presentation)
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
