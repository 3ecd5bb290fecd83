import AppShell
import PlanningParts

extension PlanningClients {
  /// The feature that plans a recipe: the choice of the recipe, the servings and the time.
  public var picker: any Feature { RecipePickerFeature(self) }
}
