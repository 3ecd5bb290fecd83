import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import Preferences
import ScreenParts

/// Asks a new eater up to three questions, and proposes the first week.
///
/// It asks once per data folder: an answer and a skip are both stored. The limits given here are
/// the ordinary limits of the owner of the device.
struct FirstRunFeature: Feature {
  struct State: Sendable {
    var step = FirstRunInput.Step.limits
    /// Whether the questions are open or were closed without an answer that is stored.
    var isOpen = false
    /// How many people eat; nil without an answer.
    var people: Int?
    var slots = Set(PlanSlot.usual)
    /// The proposed week; nil while it is chosen.
    var proposal: WeekProposal?
    var problem: String?
    /// Changes of limits and people that are being stored.
    var pending = PendingChanges()
  }

  struct Stored: Sendable {
    var kept: KeptPlanning
    var lines: QuietLines
  }

  enum Action: Sendable {
    case launched
    case limitTapped(String)
    case furtherTapped
    case peopleTapped(Int)
    case mealTapped(MealSlot)
    case nextTapped
    case swapTapped(PlannedMealID)
    case useTapped
    case left
    case written([PreferencesEvent], isStored: Bool)
    case proposed(WeekProposal)
    case unproposed(String)
    case unswapped
    case used(count: Int)
    case unstored
  }

  enum Effect: Sendable {
    case prefer([PreferencesEvent], World)
    case propose(Set<MealSlot>, World)
    case swap(PlannedMealID, WeekProposal, World)
    case use(WeekProposal, World)
    case end(QuietLineEvent.Kind, World)
  }

  let id: FeatureID = "first-run"
  let routes = [RouteDefinition(PlanningRoutes.firstRun, .sheet)]
  let clients: PlanningClients
  let stored: Slice<Stored>
  let launchAction: Action? = .launched

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept.with(Slice(StoredPart(of: clients.stores.quietLines))) {
      Stored(kept: $0, lines: $1)
    }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(FirstRunAction.limit) { .limitTapped($0) },
    .on(FirstRunAction.furtherLimits, .furtherTapped),
    .on(FirstRunAction.people) { .peopleTapped($0) },
    .on(FirstRunAction.meal) { .mealTapped($0) },
    .on(FirstRunAction.next, .nextTapped),
    .on(FirstRunAction.swap) { .swapTapped($0) },
    .on(FirstRunAction.use, .useTapped),
    .on(FirstRunAction.left, .left),
  ]

  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    let preferences = state.pending.shown(over: stored.kept.record.preferences)
    let owner = preferences.household.first ?? .you
    return FirstRunScreen(
      FirstRunInput(
        state.step,
        limits: CommonLimit.allCases.map { .init($0.rawValue, isOn: $0.isSet(by: owner)) },
        avoided: avoided(by: owner), people: state.people ?? preferences.household.count,
        slots: state.slots,
        meals: state.proposal.map { $0.shown(clients.service, clients.copy) },
        problem: state.problem,
        toast: context.notice), context.presentation(clients.copy))
  }

  /// The limits of the owner in words, as the page of all diets and allergies stores them.
  private func avoided(by owner: Eater) -> String? {
    let copy = clients.copy
    let diets = owner.diets.subtracting([.everything]).map(copy.inlineName(of:)).sorted()
    let allergens = AllergenSet(owner.allergens).allergens
      .filter { !$0.isTreeNutKind || !owner.allergens.contains(.treeNut) }
    let foods = owner.allergyFoods.sorted()
    let names = clients.service.names(of: foods)
    let all =
      diets + allergens.map(copy.inlineName(of:))
      + foods.map { copy.inlineName(of: $0, from: names) }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(
        "quiet-lines", holds: clients.copy("your-data.kept.quiet-lines"),
        use: clients.copy("your-data.use.quiet-lines"))
    ]
    return offers
  }
}
