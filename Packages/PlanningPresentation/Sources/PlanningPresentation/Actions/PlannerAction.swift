import DesignSystem
import MealModels

/// The id of a meal in the plan, as the plan itself knows it.
public typealias PlannerEntryID = TypedID<PlannerInput.Entry>

/// What can be done with the planned week.
public enum PlannerAction {
  /// Opens the weekly planner.
  public static let open = ActionForm("planner.open")
  /// Asks for how many and when, before a meal of any screen is planned.
  public static let planMeal = ActionForm("planner.planMeal", about: .id(MealID.self))
  /// Shows the week that begins on a day.
  public static let week = ActionForm("planner.week", about: .integer("from"))
  /// Opens what can be done with a planned meal: another recipe, servings, cooked.
  public static let slot = ActionForm("planner.slot", about: .id(PlannerEntryID.self))
  /// Opens the quick actions of a planned meal, the visible form of a long press.
  public static let quick = ActionForm("planner.quick", about: .id(PlannerEntryID.self))
  /// Marks a meal as cooked, or takes the mark away.
  public static let cooked = ActionForm("planner.cooked", about: .id(PlannerEntryID.self))
  /// Chooses another recipe in its place.
  public static let swap = ActionForm("planner.swap", about: .id(PlannerEntryID.self))
  /// Changes for how many it is cooked.
  public static let servings = ActionForm("planner.servings", about: .id(PlannerEntryID.self))
  /// Puts a meal of the planner's own choice in its place.
  public static let reroll = ActionForm("planner.reroll", about: .id(PlannerEntryID.self))
  /// Plans what is left of it for the next lunch that has room.
  public static let leftovers = ActionForm("planner.leftovers", about: .id(PlannerEntryID.self))
  /// Opens the days and times that a meal can be moved to, the visible form of dragging it.
  public static let move = ActionForm("planner.move", about: .id(PlannerEntryID.self))
  /// Moves a meal to another time.
  public static let moveTo = ActionForm("planner.moveTo", about: .plannerMove)
  /// Lets two meals change places.
  public static let swapWith = ActionForm("planner.swapWith", about: .plannerExchange)
  /// Keeps a meal where it is while the week is filled, or no longer.
  public static let lock = ActionForm("planner.lock", about: .id(PlannerEntryID.self))
  /// Takes a meal out of the plan.
  public static let remove = ActionForm("planner.remove", about: .id(PlannerEntryID.self))
  /// Plans a meal for every time of the week that has none.
  public static let fill = ActionForm("planner.fill")
  /// Plans the same meal once more.
  public static let duplicate = ActionForm("planner.duplicate", about: .id(PlannerEntryID.self))
  /// Skips all meals of a day (C-R05).
  public static let skipDay = ActionForm("planner.skipDay", about: .integer("day"))
  /// Takes the last change back.
  public static let undo = ActionForm("planner.undo")
  /// Chooses a meal for a time; nil to choose the time too.
  public static let add = ActionForm(
    "planner.add", about: ArgumentForm<PlannerPlace>.plannerPlace.optional())
  /// Opens the preferences of planning and shopping.
  public static let preferences = ActionForm("planner.preferences")
  /// Chooses another store.
  public static let chooseStore = ActionForm("planner.chooseStore")
  /// Asks for prices and stock of what the week needs.
  public static let refresh = ActionForm("planner.refresh")
  /// Hands the week on as a calendar file.
  public static let share = ActionForm("planner.share")

  /// All of them.
  public static let all: [any ActionDeclaration] = [
    open, planMeal, week, slot, quick, cooked, swap, servings, reroll, leftovers, move, moveTo,
    swapWith, lock, remove, fill, duplicate, skipDay, undo, add, preferences, chooseStore, refresh,
    share,
  ]
}
