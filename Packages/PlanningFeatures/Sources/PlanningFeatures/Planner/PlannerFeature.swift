import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation
import PremiumGate
import ScreenParts

/// The planned week: read, changed, filled, cooked and handed on.
struct PlannerFeature: PlanningFeature {
  struct State: Sendable {
    /// A day of the week that is shown; nil for the week of today.
    var day: Int?
    /// Whether meals are being chosen.
    var isFilling = false
    /// What was tapped and is being stored.
    var underWay: Set<PlannerTap> = []
  }

  enum Action: Sendable {
    case opened
    case shown
    case weekTapped(Int)
    case menuTapped(Route)
    case changeTapped(PlannerChange)
    case cookedTapped(PlannedMealID)
    case undoTapped
    case fillTapped
    case rerollTapped(PlannedMealID)
    case shareTapped
    case refreshTapped
    case ended(PlannerTap)
    case stored(Notice?)
    case filled(count: Int, deadEnd: String?, budget: String? = nil)
    case refused(String)
    case unstored
  }

  enum Effect: Sendable {
    case change(PlannerChange, World)
    case cook(PlannedMealID, World)
    case undo(World)
    case fill(Range<Int>, another: [PlannedMealID], World)
    case share(Range<Int>, World)
  }

  let id: FeatureID = "planner"
  let routes: [RouteDefinition]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>
  /// An app may begin with the planner.
  let launchAction: Action? = .shown

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
    routes = [
      RouteDefinition(PlanningRoutes.planner, clients.hasTabs ? .root : .push),
      RouteDefinition(PlanningRoutes.slot, .sheet),
      RouteDefinition(PlanningRoutes.quick, .sheet),
      RouteDefinition(PlanningRoutes.move, .sheet),
    ]
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.open, .opened),
    .on(GroceryAction.plan, .opened),
    .on(PlannerAction.week) { .weekTapped($0) },
    .on(PlannerAction.slot) { .menuTapped(Route(PlanningRoutes.slot, $0)) },
    .on(PlannerAction.quick) { .menuTapped(Route(PlanningRoutes.quick, $0)) },
    .on(PlannerAction.move) { .menuTapped(Route(PlanningRoutes.move, $0)) },
    .on(PlannerAction.cooked) { .cookedTapped(PlannedMealID($0)) },
    .on(PlannerAction.duplicate) { .changeTapped(.duplicate(PlannedMealID($0))) },
    .on(PlannerAction.leftovers) { .changeTapped(.leave(PlannedMealID($0))) },
    .on(PlannerAction.moveTo) { .changeTapped(.move(PlannedMealID($0.entry), $0.place)) },
    .on(PlannerAction.swapWith) {
      .changeTapped(.exchange(PlannedMealID($0.entry), PlannedMealID($0.other)))
    },
    .on(PlannerAction.lock) { .changeTapped(.lock(PlannedMealID($0))) },
    .on(PlannerAction.remove) { .changeTapped(.remove(PlannedMealID($0))) },
    .on(PlannerAction.skipDay) { .changeTapped(.skip(day: $0)) },
    .on(PlannerAction.undo, .undoTapped),
    .on(PlannerAction.fill, .fillTapped),
    .on(PlannerAction.reroll) { .rerollTapped(PlannedMealID($0)) },
    .on(PlannerAction.share, .shareTapped),
    .on(PlannerAction.refresh, .refreshTapped),
  ]

  func action(forShowing route: Route) -> Action? {
    PlanningRoutes.planner ~= route ? .shown : nil
  }

  func offers(_ state: State, _ stored: KeptPlanning, _ world: World) -> Offers {
    var offers = Offers()
    if clients.hasTabs {
      offers.tab = TabOffer(Route(PlanningRoutes.planner), .calendar, copy("planner.tab"))
    }
    offers.deepLinks = [DeepLink("planner", to: PlanningRoutes.planner)]
    offers.add(ShownWeek(days: week(state, stored, world)))
    if let sold = clients.soldPlanner { offers.add(PremiumDelivery(sold)) }
    return offers
  }

  /// The days of the week that is shown.
  func week(_ state: State, _ stored: KeptPlanning, _ world: World) -> Range<Int> {
    stored.week(of: state.day ?? world.moment.dayNumber)
  }
}

/// What a second tap does not do again while it is being stored.
enum PlannerTap: Hashable, Sendable {
  case change(PlannerChange)
  case cook(PlannedMealID)
}

/// What a tap changes of the plan.
enum PlannerChange: Hashable, Sendable {
  case duplicate(PlannedMealID)
  /// Plans what is left of a meal.
  case leave(PlannedMealID)
  case move(PlannedMealID, PlannerPlace)
  case exchange(PlannedMealID, PlannedMealID)
  case lock(PlannedMealID)
  case remove(PlannedMealID)
  case skip(day: Int)
  case servings(PlannedMealID, Int)
  case add(PlannedMeal.Content, PlannerPlace, servings: Int?)
  case replace(PlannedMealID, PlannedMeal.Content, servings: Int?)
}

extension PlannedMealID {
  /// The id of the entry that a screen names.
  init(_ id: PlannerEntryID) { self.init(rawValue: id.rawValue) }
}
