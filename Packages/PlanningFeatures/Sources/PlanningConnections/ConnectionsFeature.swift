import AppShell
import AssistantScreens
import DesignSystem
import EaterParts
import EaterRecord
import Groceries
import MealPlan
import PlanningParts
import PlanningPresentation
import Preferences
import PremiumGate
import ScreenParts

/// Account & Connections: the store, the avoided foods, the week's budget, and how products are
/// chosen.
struct ConnectionsFeature: PlanningFeature {
  struct State: Sendable {
    /// The text in the field of avoided words, and the reason why it was refused.
    var typed = ""
    var error: String?
    /// Whether a word was sent as its field was left, and the button was not pressed since.
    var hasSent = false
    /// Changes of diets that are being stored.
    var pending = PendingChanges()
  }

  enum Action: Sendable {
    case opened, shown
    case partTapped(ConnectionsInput.Part)
    case tagTapped(DietaryTag)
    case limitsTapped
    case budgetSet(Double?)
    case ruleChanged(ShoppingRule)
    case avoided(String)
    case avoidConfirmed
    case intervalTapped(Int)
    case networkTapped(ConnectionsInput.PriceRefresh.Network)
    case retried
    case preferred([PreferencesEvent], isStored: Bool)
    case ruled(ShoppingRule)
    case unstored
  }

  enum Effect: Sendable {
    case prefer([PreferencesEvent], World)
    case shop(ShoppingSetting, World)
    case rule(ShoppingRule, World)
    case plan([PlanEvent], World)
  }

  let id: FeatureID = "connections"
  let routes: [RouteDefinition]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
    let parts = clients.splitsConnections ? [PlanningRoutes.assistant, PlanningRoutes.sharing] : []
    routes = ([PlanningRoutes.connections] + parts).map { RouteDefinition($0, .push) }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.preferences, .opened),
    .on(ConnectionsAction.open) { .partTapped($0) },
    .on(ConnectionsAction.tag) { .tagTapped($0) },
    .on(ConnectionsAction.limits, .limitsTapped),
    .on(ConnectionsAction.budget, entering: { .budgetSet($0) }),
    .on(ConnectionsAction.noBudget, .budgetSet(nil)),
    .on(ConnectionsAction.storeBrand, entering: { .ruleChanged(.storeBrand($0)) }),
    .on(ConnectionsAction.organic, entering: { .ruleChanged(.organic($0)) }),
    .on(ConnectionsAction.allow) { .ruleChanged(.allowed($0)) },
    .on(ConnectionsAction.avoid, entering: { .avoided($0) }),
    .on(ConnectionsAction.avoidTyped, .avoidConfirmed),
    .on(ConnectionsAction.interval) { .intervalTapped($0) },
    .on(ConnectionsAction.network) { .networkTapped($0) },
    .on(ConnectionsAction.retry, .retried),
  ]

  func action(forShowing route: Route) -> Action? {
    routes.contains { $0.path == route.path } ? .shown : nil
  }

  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      (state.typed, state.error) = ("", nil)
      return [.show(Route(PlanningRoutes.connections))]
    case .partTapped(let part):
      return switch part {
      case .everything, .planning: [.show(Route(PlanningRoutes.connections))]
      case .assistant: [.show(Route(PlanningRoutes.assistant))]
      case .sharing: [.show(Route(PlanningRoutes.sharing))]
      }
    case .tagTapped(let tag): return toggle(tag, in: &state, stored: stored, world: world)
    case .limitsTapped: return [.fire(clients.openLimits)]
    case .budgetSet, .ruleChanged, .avoided, .intervalTapped, .networkTapped:
      return changing(stored, world) { change(action, in: &state, stored: stored, world: world) }
    case .avoidConfirmed:
      if !state.hasSent, state.error == nil { state.error = copy("connections.avoid.missing") }
      state.hasSent = false
    case .shown, .retried:
      return (clients.assistants == nil ? [] : [.fire(AssistantAction.look.call())])
        + (clients.sharing == nil ? [] : [.fire(SharingAction.look.call())])
    case .preferred(let events, let isStored):
      state.pending.end(events)
      return isStored ? [] : [sayUnstored]
    case .ruled(let rule):
      // The typed text stays in its field until it is stored.
      if case .avoided(state.typed) = rule { state.typed = "" }
    case .unstored: return [sayUnstored]
    }
    return []
  }

  func changing(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    return decision.isAllowed ? commands() : [.say(.failure(copy("planner.read-only")))]
  }

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .prefer(let events, let world):
        let isStored = await clients.stores.isStored(events, world, context)
        report(.preferred(events, isStored: isStored))
      case .shop(let setting, let world):
        let isStored = await isStored(setting, world, context)
        if !isStored { report(.unstored) }
      case .rule(let rule, let world):
        // Each change starts from the latest stored rules, even if the eater taps fast.
        guard var rules = try? await context.latest().record.shopping.settings.rules else {
          return report(.unstored)
        }
        rule.apply(to: &rules)
        report(await isStored(.rules(rules), world, context) ? .ruled(rule) : .unstored)
      case .plan(let events, let world):
        if await !clients.isRecorded(events, world, context) { report(.unstored) }
      }
    }
  }
}
