import MealPlan
import PlanningPresentation

/// A change of the plan that a tap requests.
package enum PlannerChange: Hashable, Sendable {
  case duplicate(PlannedMealID)
  /// Plans the leftovers of a meal.
  case leave(PlannedMealID)
  case move(PlannedMealID, PlannerPlace)
  case exchange(PlannedMealID, PlannedMealID)
  case lock(PlannedMealID)
  case remove(PlannedMealID)
  case skip(day: Int)
  case servings(PlannedMealID, Int)
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
