import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import PremiumGate
import RecipeStore
import ScreenParts

/// The recipe picker: what can be planned, found and narrowed, and only what all may eat.
struct RecipePickerFeature: PlanningFeature {
  struct State: Sendable {
    /// What is chosen for.
    var target = PickerTarget.place(nil)
    var tab = PickerTab.curated
    var query = ""
    var filter = PickerFilter()
    /// How many cards are shown at most.
    var limit = Self.page
    var isSearchesOpen = false
    /// The meals by their words, made anew when the eater's own recipes change.
    var search: MealSearch?
    var ownMeals = 0
    /// What the engine would suggest for the time; nil before it was asked.
    var curated: [MealID]?
    /// What meals cost at the store; nil where nobody asked, or knows.
    var costs: CostEstimator?
    /// What is asked before a meal is planned; nil while nothing is.
    var serving: ServingQuestion?

    /// The currency of the budget.
    var currency = Money.Currency.usd

    static let page = 30
  }

  enum Action: Sendable {
    case opened(PickerTarget)
    case tabTapped(PickerTab)
    case looked(String)
    case searchesTapped
    case searchesForgotten
    case filterTapped
    case narrowed(Narrowing)
    case moreTapped
    case addTapped(MealID)
    case planTapped(MealID)
    case servingsTapped(PlannedMealID)
    case served(ServingAnswer)
    case confirmed
    case importTapped
    case storedChanged
    case curated([MealID])
    case priced(CostEstimator?)
    case written(PlanWriting)
    case unstored
  }

  /// What is answered in the sheet that asks for how many and when.
  enum ServingAnswer: Hashable, Sendable {
    case count(Int)
    case day(Int)
    case slot(MealSlot)
  }

  /// What a tap narrows.
  enum Narrowing: Hashable, Sendable {
    case tag(DietaryTag)
    case budget(Double?)
    case minutes(Int?)
    case none
  }

  enum Effect: Sendable {
    case curate(PickerTarget, World)
    case price(World)
    case remember(String, World)
    case forgetSearches(World)
    case plan(ServingQuestion, World)
  }

  let id: FeatureID = "recipe-picker"
  let routes = [
    RouteDefinition(PlanningRoutes.picker, .cover),
    RouteDefinition(PlanningRoutes.filter, .sheet),
    RouteDefinition(PlanningRoutes.serving, .sheet),
  ]
  let clients: PlanningClients
  let searches: Store<RecentSearches, RecentSearchEvent>
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    searches = Store(.recentSearches, in: clients.stores.journal)
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.add) { .opened(.place($0)) },
    .on(PlannerAction.swap) { .opened(.swap(PlannedMealID($0))) },
    .on(PickerAction.tab) { .tabTapped($0) },
    .on(PickerAction.find, entering: { .looked($0) }),
    .on(PickerAction.look) { .looked($0) },
    .on(PickerAction.searches, .searchesTapped),
    .on(PickerAction.forgetSearches, .searchesForgotten),
    .on(PickerAction.filter, .filterTapped),
    .on(PickerAction.tag) { .narrowed(.tag($0)) },
    .on(PickerAction.budget, entering: { .narrowed(.budget($0)) }),
    .on(PickerAction.anyBudget, .narrowed(.budget(nil))),
    .on(PickerAction.minutes) { .narrowed(.minutes($0)) },
    .on(PickerAction.clearFilters, .narrowed(.none)),
    .on(PickerAction.more, .moreTapped),
    .on(PickerAction.retry, .storedChanged),
    .on(PickerAction.add) { .addTapped($0) },
    .on(PickerAction.importLink, .importTapped),
    .on(PlannerAction.planMeal) { .planTapped($0) },
    .on(PlannerAction.servings) { .servingsTapped(PlannedMealID($0)) },
    .on(ServingAction.count) { .served(.count($0)) },
    .on(ServingAction.day) { .served(.day($0)) },
    .on(ServingAction.slot) { .served(.slot($0)) },
    .on(ServingAction.confirm, .confirmed),
  ]

  func action(forChangeFrom before: KeptPlanning) -> Action? { .storedChanged }
}

/// What the picker chooses a meal for.
enum PickerTarget: Hashable, Sendable {
  /// A time of the plan; nil to choose that too.
  case place(PlannerPlace?)
  /// A planned meal that is given up for another.
  case swap(PlannedMealID)

  /// The entry that is given up.
  var swapped: PlannedMealID? {
    if case .swap(let id) = self { id } else { nil }
  }

  /// The time that is chosen for, where that is settled.
  func place(in plan: Plan) -> PlannerPlace? {
    switch self {
    case .place(let place): place
    case .swap(let id): plan[id].map { PlannerPlace($0.slot.day, $0.slot.slot) }
    }
  }
}
