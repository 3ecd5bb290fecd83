import DesignSystem
import MealModels
import MealPlan

/// The id of a meal in the plan.
public typealias PlannerEntryID = PlannedMealID

/// The actions on the planned week.
public enum PlannerAction {
  /// Opens the weekly planner.
  public static let open = ActionForm("planner.open")
  /// Asks for servings and time before a meal from any screen is planned.
  public static let planMeal = ActionForm("planner.planMeal", about: .id(MealID.self))
  /// Shows the week that begins on a day.
  public static let week = ActionForm("planner.week", about: .integer("from"))
  /// Shows or folds the days of this week that are over.
  public static let earlier = ActionForm("planner.earlier")
  /// Opens a planned meal: its recipe, its eaters, and what can be done with it.
  public static let slot = ActionForm("planner.slot", about: .id(PlannerEntryID.self))
  /// Opens the recipe of a planned meal, for its servings and eaters.
  public static let seeRecipe = ActionForm(
    "planner.seeRecipe", about: .id(PlannerEntryID.self))
  /// Starts to cook a planned meal, for its servings.
  public static let startCooking = ActionForm(
    "planner.startCooking", about: .id(PlannerEntryID.self))
  /// Changes who eats a meal.
  public static let eaters = ActionForm("planner.eaters", about: .id(PlannerEntryID.self))
  /// Changes the note on a meal.
  public static let note = ActionForm("planner.note", about: .id(PlannerEntryID.self))
  /// Cooks a meal for all who eat it; nil for every meal of the week with too few servings.
  public static let fit = ActionForm(
    "planner.fit", about: ArgumentForm<PlannerEntryID>.id(PlannerEntryID.self).optional())
  /// Opens the quick actions of a planned meal, the visible form of a long press.
  public static let quick = ActionForm("planner.quick", about: .id(PlannerEntryID.self))
  /// Marks a meal as cooked, or removes the mark.
  public static let cooked = ActionForm("planner.cooked", about: .id(PlannerEntryID.self))
  /// Replaces a meal with another recipe.
  public static let swap = ActionForm("planner.swap", about: .id(PlannerEntryID.self))
  /// Changes the servings of a meal.
  public static let servings = ActionForm("planner.servings", about: .id(PlannerEntryID.self))
  /// Replaces a meal with one that the planner chooses.
  public static let reroll = ActionForm("planner.reroll", about: .id(PlannerEntryID.self))
  /// Plans a meal's leftovers for the next lunch with room.
  public static let leftovers = ActionForm("planner.leftovers", about: .id(PlannerEntryID.self))
  /// Opens the days and times that a meal can be moved to, the visible form of dragging it.
  public static let move = ActionForm("planner.move", about: .id(PlannerEntryID.self))
  /// Moves a meal to another time.
  public static let moveTo = ActionForm("planner.moveTo", about: .plannerMove)
  /// Swaps two meals.
  public static let swapWith = ActionForm("planner.swapWith", about: .plannerExchange)
  /// Locks a meal in its place while the week is filled, or unlocks it.
  public static let lock = ActionForm("planner.lock", about: .id(PlannerEntryID.self))
  /// Removes a meal from the plan.
  public static let remove = ActionForm("planner.remove", about: .id(PlannerEntryID.self))
  /// Plans a meal for every time of the week that has none.
  public static let fill = ActionForm("planner.fill")
  /// Opens the days and times for a copy of a meal.
  public static let duplicate = ActionForm("planner.duplicate", about: .id(PlannerEntryID.self))
  /// Plans a copy of a meal for another time.
  public static let duplicateTo = ActionForm("planner.duplicateTo", about: .plannerMove)
  /// Skips all meals of a day (C-R05).
  public static let skipDay = ActionForm("planner.skipDay", about: .integer("day"))
  /// Plans the skipped meals of a day again.
  public static let unskipDay = ActionForm("planner.unskipDay", about: .integer("day"))
  /// Undoes the last change.
  public static let undo = ActionForm("planner.undo")
  /// Opens the weekdays on which a meal is planned again.
  public static let repeatMeal = ActionForm("planner.repeat", about: .id(PlannerEntryID.self))
  /// Opens a note to plan instead of a meal; if the time is nil, it is the next dinner.
  public static let noteInstead = ActionForm(
    "planner.noteInstead", about: ArgumentForm<PlannerPlace>.plannerPlace.optional())
  /// Opens last week, the kept weeks, and keeping this one.
  public static let weeks = ActionForm("planner.weeks")
  /// Opens the changes that save most.
  public static let savings = ActionForm("planner.savings")
  /// Lets refused meals be proposed for an entry again, and chooses another one.
  public static let startOver = ActionForm("planner.startOver", about: .id(PlannerEntryID.self))
  /// Chooses a meal for a time; if the time is nil, the eater chooses it too.
  public static let add = ActionForm(
    "planner.add", about: ArgumentForm<PlannerPlace>.plannerPlace.optional())
  /// Opens the preferences of planning and shopping.
  public static let preferences = ActionForm("planner.preferences")
  /// Chooses another store.
  public static let chooseStore = ActionForm("planner.chooseStore")
  /// Asks for prices and stock of the items of the week.
  public static let refresh = ActionForm("planner.refresh")
  /// Opens the ways to share the week.
  public static let share = ActionForm("planner.share")

  /// All actions on the planned week.
  public static let all: [any ActionDeclaration] =
    [
      open, planMeal, week, earlier, slot, seeRecipe, startCooking, eaters, note, fit, quick,
      cooked,
      swap, servings, reroll, leftovers, move, moveTo, swapWith, lock, remove, fill, duplicate,
      duplicateTo, skipDay, unskipDay, undo, add, preferences, chooseStore, refresh,
      share, repeatMeal, noteInstead, weeks, savings, startOver,
    ] + WeekShareAction.all
}
