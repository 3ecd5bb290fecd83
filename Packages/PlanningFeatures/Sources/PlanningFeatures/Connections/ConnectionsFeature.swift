import AccountParts
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
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
  }

  enum Action: Sendable {
    case opened, shown, storedChanged
    case tagTapped(DietaryTag)
    case limitsTapped
    case budgetSet(Double?)
    case ruleChanged(Rule)
    case avoided(String)
    case intervalTapped(Int)
    case networkSet(NetworkPolicy)
    case retried
    case preferred([PreferencesEvent], isStored: Bool)
    case ruled(Rule)
    case unstored
    case assisted(AssistantChange)
    case keyLooked(KeyOfAssistant)
  }

  /// A change of how products are chosen.
  enum Rule: Hashable, Sendable {
    case storeBrand(Bool)
    case organic(Bool)
    case avoided(String)
    case allowed(String)

    /// Changes rules as they are by then.
    func apply(to rules: inout ShoppingRules) {
      switch self {
      case .storeBrand(let isOn): rules.prefersStoreBrand = isOn
      case .organic(let isOn): rules.isOrganicOnly = isOn
      case .avoided(let word):
        guard !rules.avoided.contains(where: { $0.lowercased() == word.lowercased() }) else {
          return
        }
        rules.avoided.append(word)
      case .allowed(let word): rules.avoided.removeAll { $0 == word }
      }
    }
  }

  enum Effect: Sendable {
    case prefer([PreferencesEvent], World)
    case shop(ShoppingSetting, World)
    case rule(Rule, World)
    case plan([PlanEvent], World)
    case assist(AssistantChange, World)
    case lookForKey
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
      return [.run(.lookForKey, id: "key")]
    case .storedChanged:
      return world.isAt(PlanningRoutes.connections) ? [.run(.lookForKey, id: "key")] : []
    case .assisted(let change): return assist(change, &state, stored, world)
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

  private func changing(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    return decision.isAllowed ? commands() : [.say(.failure(copy("planner.read-only")))]
  }

  /// Diets and allergies are free and never wait for premium; they are shown at once.
  private func toggle(
    _ tag: DietaryTag, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.pending.shown(over: stored.record.preferences)
    let events = tag.events(isOn: !tag.isOn(in: preferences))
    state.pending.begin(events)
    return [.run(.prefer(events, world))]
  }

  private func change(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let settings = stored.record.shopping.settings
    func shop(_ setting: ShoppingSetting) -> [Command<Effect>] {
      [.run(.shop(setting, world))]
    }
    switch action {
    case .budgetSet(let amount):
      let currency = settings.place?.currency ?? .usd
      let budget = amount.map { Money(hundredths: Int($0.rounded()) * 100, currency) }
      return [.run(.plan([.set(.weeklyBudget(budget))], world))]
    case .ruleChanged(let rule): return [.run(.rule(rule, world))]
    case .avoided(let text): return avoid(text, &state, world)
    case .intervalTapped(let hours):
      return RefreshInterval(rawValue: hours).map { shop(.interval($0)) } ?? []
    case .networkSet(let network): return shop(.network(network))
    default: return []
    }
  }

  private func avoid(
    _ text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    (state.typed, state.error) = (word, nil)
    guard word.contains(where: { $0.isLetter || $0.isNumber }) else {
      state.error = copy("grocery-entry.no-words")
      return []
    }
    return [.run(.rule(.avoided(word), world))]
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
      }
    }
  }
}

extension ConnectionsFeature {
  private func isStored(
    _ setting: ShoppingSetting, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    await context.isWritten {
      try await clients.stores.shop([.set(setting)], at: world.date)
    }
  }
}

extension DietaryTag {
  /// What it stands for, in the words in which preferences are kept.
  private var kept: (key: PreferenceKey, ids: [String]) {
    switch self {
    case .nutFree:
      (.allergies, [Allergen.treeNut, .peanut].map(\.rawValue))
    default: (.diets, [rawValue])
    }
  }

  /// Whether the first eater keeps it.
  func isOn(in preferences: EaterPreferences) -> Bool {
    guard let eater = preferences.household.first else { return false }
    switch self {
    case .nutFree: return eater.allergens.isSuperset(of: [.treeNut, .peanut])
    default: return eater.diets.contains { $0.rawValue == rawValue }
    }
  }

  /// The changes that switch it on or off for the first eater.
  func events(isOn: Bool) -> [PreferencesEvent] {
    kept.ids.map { .toggling($0, isOn: isOn, of: kept.key, eater: nil) }
  }
}
