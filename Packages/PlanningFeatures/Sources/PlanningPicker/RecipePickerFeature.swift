import AppShell
import DesignSystem
import EaterRecord
import Journal
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import RecipeStore
import ScreenParts

/// The recipe picker: searches, filters and plans recipes that all eaters may have.
struct RecipePickerFeature: PlanningFeature {
  struct State: Sendable {
    /// The target for the chosen meal.
    var target = PickerTarget.place(nil)
    var tab = PickerTab.curated
    var query = ""
    var filter = PickerFilter()
    /// The largest number of cards shown.
    var limit = Self.page
    var isSearchesOpen = false
    /// Whether the recipes that are not for everyone are shown too.
    var showsHeld = false
    /// The search index of the meals, made again when the eater's own recipes change.
    var search: MealSearch?
    var ownMeals = 0
    /// The engine's suggestions for the time; nil before the app asked the engine.
    var curated: [MealID]?
    /// The cost of meals at the store; nil if it is unknown or was not requested.
    var costs: CostEstimator?
    /// The question before a meal is planned; nil while there is none.
    var serving: ServingQuestion?
    /// The question whether a meal is planned that is not for everyone; nil while there is none.
    var limits: LimitsQuestion?

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
    case heldTapped
    case settleTapped
    case addTapped(MealID)
    case planTapped(MealID)
    case addForSomeTapped(MealID)
    case addAnywayTapped(MealID)
    case forSomeConfirmed
    case anywayConfirmed
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

  /// The answers in the sheet that asks for servings and time.
  enum ServingAnswer: Hashable, Sendable {
    case count(Int)
    case day(Int)
    case slot(MealSlot)
  }

  /// The filter that a tap changes.
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
    RouteDefinition(PlanningRoutes.notForAll, .sheet),
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
    .on(PlannerAction.swap) { .opened(.swap($0)) },
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
    .on(PickerAction.addForSome) { .addForSomeTapped($0) },
    .on(PickerAction.addAnyway) { .addAnywayTapped($0) },
    .on(PickerAction.planForSome, .forSomeConfirmed),
    .on(PickerAction.planAnyway, .anywayConfirmed),
    .on(PickerAction.held, .heldTapped),
    .on(PickerAction.settle, .settleTapped),
    .on(PickerAction.importLink, .importTapped),
    .on(PlannerAction.planMeal) { .planTapped($0) },
    .on(PlannerAction.servings) { .servingsTapped($0) },
    .on(ServingAction.count) { .served(.count($0)) },
    .on(ServingAction.day) { .served(.day($0)) },
    .on(ServingAction.slot) { .served(.slot($0)) },
    .on(ServingAction.confirm, .confirmed),
  ]

  func action(forChangeFrom before: KeptPlanning) -> Action? { .storedChanged }
}

/// The target for a meal from the picker.
enum PickerTarget: Hashable, Sendable {
  /// A time in the plan; nil if the eater still chooses the time.
  case place(PlannerPlace?)
  /// A planned meal to replace.
  case swap(PlannedMealID)

  /// The entry to replace; nil if the target is a time.
  var swapped: PlannedMealID? {
    if case .swap(let id) = self { id } else { nil }
  }

  /// The eaters of the meal to replace; empty for everybody.
  func eaters(in plan: Plan) -> [String] { swapped.flatMap { plan[$0]?.eaters } ?? [] }

  /// The time of the target; nil if it is not chosen yet.
  func place(in plan: Plan) -> PlannerPlace? {
    switch self {
    case .place(let place): place
    case .swap(let id): plan[id].map { PlannerPlace($0.slot.day, $0.slot.slot) }
    }
  }
}
