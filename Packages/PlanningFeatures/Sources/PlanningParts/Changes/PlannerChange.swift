import MealModels
import MealPlan
import PlanningPresentation

/// A change of the plan that a tap requests.
package enum PlannerChange: Hashable, Sendable {
  /// Plans a copy of a meal for another time.
  case duplicate(PlannedMealID, PlannerPlace)
  /// Plans the leftovers of a meal.
  case leave(PlannedMealID)
  case move(PlannedMealID, PlannerPlace)
  case exchange(PlannedMealID, PlannedMealID)
  case lock(PlannedMealID)
  case remove(PlannedMealID)
  case skip(day: Int)
  case unskip(day: Int)
  /// Cooks meals for all who eat them.
  case fit([PlannedMealID])
  case servings(PlannedMealID, Int)
  /// Says who eats a meal, and how many guests.
  case seat(PlannedMealID, [String], guests: Int)
  case note(PlannedMealID, String)
  /// Plans a meal on several days.
  case repeatMeal(PlannedMealID, PlanRepeat)
  /// Plans the meals of the week before the one of a day.
  case copyLastWeek(into: Int)
  /// Keeps the week of a day under a name.
  case keepWeek(of: Int, as: String)
  /// Plans a kept week in the week of a day.
  case useWeek(WeekTemplate.ID, in: Int)
  case deleteWeek(WeekTemplate.ID)
  /// Swaps a meal for one that costs less.
  case save(PlannedMealID, MealID)
  /// Lets refused meals be proposed again.
  case startOver(PlannedMealID)
  /// Plans a meal for the named eaters, or for everybody without names.
  ///
  /// `accepting` has the limits that a person saw and accepted for it.
  case add(
    PlannedMeal.Content, PlannerPlace, servings: Int?, eaters: [String] = [],
    accepting: Set<String> = [])
  /// Replaces a meal; without eaters, those of the meal before stay.
  case replace(
    PlannedMealID, PlannedMeal.Content, servings: Int?, eaters: [String]? = nil,
    accepting: Set<String> = [])
}
