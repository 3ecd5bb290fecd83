import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import PremiumGate
import ScreenParts

/// The planned week: reading, changing, filling and cooking it.
struct PlannerFeature: PlanningFeature {
  struct State: Sendable {
    /// A day of the shown week; nil for the present week.
    var day: Int?
    /// Whether the days of this week that are over are shown.
    var showsEarlier = false
    /// Whether the planner is choosing meals.
    var isFilling = false
    /// The cost of the list with the meals that are chosen so far; nil until it is known.
    var estimate: Money?
    /// The taps whose changes are being stored.
    var underWay: Set<PlannerTap> = []
  }

  enum Action: Sendable {
    case opened
    case shown
    case weekTapped(Int)
    case earlierTapped
    case menuTapped(Route)
    case changeTapped(PlannerChange)
    case fitTapped(PlannedMealID?)
    case cookedTapped(PlannedMealID)
    case undoTapped
    case fillTapped
    case rerollTapped(PlannedMealID)
    case refreshTapped
    case ended(PlannerTap)
    case stored(Notice?)
    case estimated(Money)
    case filled(count: Int, deadEnd: String?, budget: String? = nil)
    /// No other meal fits an entry; all that fit were refused.
    case allRefused(PlannedMealID, titles: [String])
    case refused(String)
    case unstored
  }

  enum Effect: Sendable {
    case change(PlannerChange, World)
    case cook(PlannedMealID, World)
    case undo(World)
    case fill(Range<Int>, another: [PlannedMealID], World)
  }

  let id: FeatureID = "planner"
  let routes: [RouteDefinition]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>
  /// The planner may be the first screen of an app.
  let launchAction: Action? = .shown

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
    routes = [
      RouteDefinition(PlanningRoutes.planner, clients.hasTabs ? .root : .push),
      RouteDefinition(PlanningRoutes.slot, .sheet),
      RouteDefinition(PlanningRoutes.quick, .sheet),
      RouteDefinition(PlanningRoutes.move, .sheet),
      RouteDefinition(PlanningRoutes.duplicate, .sheet),
    ]
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.open, .opened),
    .on(GroceryAction.plan, .opened),
    .on(PlannerAction.week) { .weekTapped($0) },
    .on(PlannerAction.earlier, .earlierTapped),
    .on(PlannerAction.fit) { .fitTapped($0) },
    .on(PlannerAction.slot) { .menuTapped(Route(PlanningRoutes.slot, $0)) },
    .on(PlannerAction.quick) { .menuTapped(Route(PlanningRoutes.quick, $0)) },
    .on(PlannerAction.move) { .menuTapped(Route(PlanningRoutes.move, $0)) },
    .on(PlannerAction.cooked) { .cookedTapped($0) },
    .on(PlannerAction.duplicate) { .menuTapped(Route(PlanningRoutes.duplicate, $0)) },
    .on(PlannerAction.duplicateTo) { .changeTapped(.duplicate($0.entry, $0.place)) },
    .on(PlannerAction.leftovers) { .changeTapped(.leave($0)) },
    .on(PlannerAction.moveTo) { .changeTapped(.move($0.entry, $0.place)) },
    .on(PlannerAction.swapWith) {
      .changeTapped(.exchange($0.entry, $0.other))
    },
    .on(PlannerAction.lock) { .changeTapped(.lock($0)) },
    .on(PlannerAction.remove) { .changeTapped(.remove($0)) },
    .on(PlannerAction.skipDay) { .changeTapped(.skip(day: $0)) },
    .on(PlannerAction.unskipDay) { .changeTapped(.unskip(day: $0)) },
    .on(PlannerAction.undo, .undoTapped),
    .on(PlannerAction.fill, .fillTapped),
    .on(PlannerAction.reroll) { .rerollTapped($0) },
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
    if let sold = clients.soldPlanner {
      offers.add(PremiumDelivery(sold))
      offers.add(PremiumWay(to: sold, ControlAction(PlannerAction.open, motion: .push)))
    }
    return offers
  }

  /// The days of the shown week.
  func week(_ state: State, _ stored: KeptPlanning, _ world: World) -> Range<Int> {
    stored.week(of: state.day ?? world.moment.dayNumber)
  }
}

/// The taps that are ignored while the same tap is being stored.
enum PlannerTap: Hashable, Sendable {
  case change(PlannerChange)
  case cook(PlannedMealID)
}
