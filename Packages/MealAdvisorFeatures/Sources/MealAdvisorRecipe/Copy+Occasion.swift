import DesignSystem
import MealPlan
import PlanningPresentation
import ScreenParts

extension Copy {
  /// When and for whom a recipe is planned: "Planned for Sat 28, Dinner · for Mara and Ida".
  func occasion(of meal: PlannedMeal) -> String {
    let time = self(
      "recipe.planned",
      ["date": shortDate(meal.slot.day), "slot": name(of: meal.slot.slot)])
    guard !meal.eaters.isEmpty else { return time }
    return self("recipe.planned.for", ["time": time, "names": list(meal.eaters)])
  }
}
