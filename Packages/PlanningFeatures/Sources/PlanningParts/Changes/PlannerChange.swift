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
  case add(PlannedMeal.Content, PlannerPlace, servings: Int?)
  case replace(PlannedMealID, PlannedMeal.Content, servings: Int?)
}
