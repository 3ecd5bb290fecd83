import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import Groceries
import MealPlan
import PlanningPresentation
import Preferences
import PremiumGate
import ScreenParts
import ServiceCalls

/// Account & Connections: the store, what is avoided, what a week may cost, and how products are
/// chosen.
struct ConnectionsFeature: PlanningFeature {
  struct State: Sendable {
    /// What is written into the field of words to avoid, and why it could not be taken.
    var typed = ""
    var error: String?
    /// Changes of diets that are being stored.
    var pending = PendingChanges()
    /// Where the key of the assistant is, and what is wrong with it; never the key.
    var key = KeyOfAssistant()
    var signingIn = SigningIn()
  }

  enum Action: Sendable {
    case opened, shown, storedChanged
    case tagTapped(DietaryTag)
    case limitsTapped
    case budgetSet(Double?)
    case ruleChanged(ShoppingRule)
    case avoided(String)
    case intervalTapped(Int)
    case networkSet(NetworkPolicy)
    case retried
    case preferred([PreferencesEvent], isStored: Bool)
    case ruled(ShoppingRule)
    case unstored
    case assisted(AssistantChange)
    case keyLooked(KeyOfAssistant)
    case signing(SignInStep)
  }

  enum Effect: Sendable {
    case prefer([PreferencesEvent], World)
    case shop(ShoppingSetting, World)
    case rule(ShoppingRule, World)
    case plan([PlanEvent], World)
    case assist(AssistantChange, World)
    case lookForKey, lookForOffer
    case signIn(World), awaitSignIn(World), signOut(World)
  }

  let id: FeatureID = "connections"
  let routes = [RouteDefinition(PlanningRoutes.connections, .push)]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.preferences, .opened),
    .on(ConnectionsAction.tag) { .tagTapped($0) },
    .on(ConnectionsAction.limits, .limitsTapped),
    .on(ConnectionsAction.budget, entering: { .budgetSet($0) }),
    .on(ConnectionsAction.noBudget, .budgetSet(nil)),
    .on(ConnectionsAction.storeBrand, entering: { .ruleChanged(.storeBrand($0)) }),
    .on(ConnectionsAction.organic, entering: { .ruleChanged(.organic($0)) }),
    .on(ConnectionsAction.allow) { .ruleChanged(.allowed($0)) },
    .on(ConnectionsAction.avoid, entering: { .avoided($0) }),
    .on(ConnectionsAction.interval) { .intervalTapped($0) },
    .on(ConnectionsAction.cellularOnly, entering: { .networkSet($0 ? .cellularOnly : .any) }),
    .on(ConnectionsAction.wifiOnly, entering: { .networkSet($0 ? .wifiOnly : .any) }),
    .on(ConnectionsAction.retry, .retried),
    .on(ConnectionsAction.key, entering: { .assisted(.key(HiddenKey($0))) }),
    .on(ConnectionsAction.remember, entering: { .assisted(.remembers($0)) }),
    .on(ConnectionsAction.removeKey, .assisted(.noKey)),
    .on(ConnectionsAction.signIn, .signing(.tapped)),
    .on(ConnectionsAction.signOut, .signing(.outTapped)),
    .on(ConnectionsAction.consent) { .assisted(.consent($0, isGiven: $1)) },
  ]

  func action(forShowing route: Route) -> Action? {
    PlanningRoutes.connections ~= route ? .shown : nil
  }

  func action(forChangeFrom before: KeptPlanning) -> Action? { .storedChanged }

  func reduce(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      (state.typed, state.error) = ("", nil)
      state.key.error = nil
      return [.show(Route(PlanningRoutes.connections))]
    case .tagTapped(let tag): return toggle(tag, &state, stored, world)
    case .limitsTapped: return [.fire(clients.openLimits)]
    case .budgetSet, .ruleChanged, .avoided, .intervalTapped, .networkSet:
      return changing(stored, world) { change(action, &state, stored, world) }
    case .shown, .retried:
      state.key.error = nil
      let looking: [Command<Effect>] =
        clients.households == nil
        ? [] : [.fire(SharingAction.look.call()), .run(.lookForOffer, id: "offer")]
      return [.run(.lookForKey, id: "key")] + looking
    case .storedChanged:
      return world.isAt(PlanningRoutes.connections) ? [.run(.lookForKey, id: "key")] : []
    case .assisted(let change): return assist(change, &state, stored, world)
    case .signing(let step): return sign(step, &state, stored, world)
    case .keyLooked(let key):
      // What is wrong is said until something is done about it.
      state.key = KeyOfAssistant(place: key.place, error: key.error ?? state.key.error)
    case .preferred(let events, let isStored):
      state.pending.end(events)
      return isStored ? [] : [sayUnstored]
    case .ruled(let rule):
      // What was typed stays in its field until it is stored.
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
        // Each change builds on the one before, however fast they are tapped.
        guard var rules = try? await context.latest().record.shopping.settings.rules else {
          return report(.unstored)
        }
        rule.apply(to: &rules)
        report(await isStored(.rules(rules), world, context) ? .ruled(rule) : .unstored)
      case .plan(let events, let world):
        if await !clients.isRecorded(events, world, context) { report(.unstored) }
      case .assist(let change, let world): await assist(change, world, context, report)
      case .lookForKey: await lookForKey(context, report)
      case .lookForOffer: await lookForOffer(report)
      case .signIn(let world): await signIn(world, context, report)
      case .awaitSignIn(let world): await awaitSignIn(world, context, report)
      case .signOut(let world): await signOut(world, context, report)
      }
    }
  }
}
