import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts

/// The sheets of the planner: who eats a meal, notes, repeats, kept weeks, and what saves most.
struct PlannerSheetsFeature: PlanningFeature {
  struct State: Sendable {
    /// The eaters and guests as chosen so far.
    var seating: Seating?
    /// The note as written so far.
    var note: NoteDraft?
    /// The weekdays as chosen so far.
    var rule = PlanRepeat([])
    /// The changes that save most; nil while they are looked for.
    var savings: [WeekSaving]?
    /// Whether a change is being stored.
    var isStoring = false
  }

  /// Who shall eat a meal.
  struct Seating: Hashable, Sendable {
    let entry: PlannedMealID
    var names: Set<String>
    var guests: Int
  }

  /// A note on a meal, or one to plan instead of a meal.
  struct NoteDraft: Hashable, Sendable {
    /// The meal; nil for a note instead of one.
    let entry: PlannedMealID?
    let place: PlannerPlace
    /// Whether the sheet lies over the picker, which closes with it.
    let isInPicker: Bool
    var text: String
  }

  enum Action: Sendable {
    case eatersTapped(PlannedMealID)
    case eaterTapped(String)
    case guestsTapped(Int)
    case seatTapped
    case noteTapped(PlannedMealID)
    case noteInsteadTapped(PlannerPlace?)
    case written(String)
    case noteKept
    case repeatTapped(PlannedMealID)
    case weekdayTapped(Int)
    case weeksChosen(Int)
    case besideTapped
    case repeatConfirmed
    case weeksTapped
    case changeTapped(PlannerChange)
    case copyLastTapped
    case keepTapped(String)
    case useTapped(WeekTemplate.ID)
    case savingsTapped
    case startOverTapped(PlannedMealID)
    case found([WeekSaving])
    case ended(PlanWriting, sheets: Int, then: ActionCall?)
  }

  enum Effect: Sendable {
    case change(PlannerChange, World, sheets: Int, then: ActionCall? = nil)
    case findSavings(Range<Int>, World)
  }

  let id: FeatureID = "planner-sheets"
  let routes = [
    RouteDefinition(PlanningRoutes.eaters, .sheet),
    RouteDefinition(PlanningRoutes.note, .sheet),
    RouteDefinition(PlanningRoutes.repeatMeal, .sheet),
    RouteDefinition(PlanningRoutes.weeks, .sheet),
    RouteDefinition(PlanningRoutes.savings, .sheet),
  ]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.eaters) { .eatersTapped($0) },
    .on(PlannerSheetAction.eater) { .eaterTapped($0) },
    .on(PlannerSheetAction.guests) { .guestsTapped($0) },
    .on(PlannerSheetAction.seat, .seatTapped),
    .on(PlannerAction.note) { .noteTapped($0) },
    .on(PlannerAction.noteInstead) { .noteInsteadTapped($0) },
    .on(PlannerSheetAction.write, entering: { .written($0) }),
    .on(PlannerSheetAction.usual) { .written($0) },
    .on(PlannerSheetAction.keepNote, .noteKept),
    .on(PlannerAction.repeatMeal) { .repeatTapped($0) },
    .on(PlannerSheetAction.weekday) { .weekdayTapped($0) },
    .on(PlannerSheetAction.weeks) { .weeksChosen($0) },
    .on(PlannerSheetAction.beside, .besideTapped),
    .on(PlannerSheetAction.repeatMeal, .repeatConfirmed),
    .on(PlannerAction.weeks, .weeksTapped),
    .on(PlannerSheetAction.copyLast, .copyLastTapped),
    .on(PlannerSheetAction.keepWeek, entering: { .keepTapped($0) }),
    .on(PlannerSheetAction.useWeek) { .useTapped($0) },
    .on(PlannerSheetAction.deleteWeek) { .changeTapped(.deleteWeek($0)) },
    .on(PlannerAction.savings, .savingsTapped),
    .on(PlannerSheetAction.save) { .changeTapped(.save($0.entry, $0.meal)) },
    .on(PlannerAction.startOver) { .startOverTapped($0) },
  ]

  func offers(_ state: State, _ stored: KeptPlanning, _ world: World) -> Offers { Offers() }
}
