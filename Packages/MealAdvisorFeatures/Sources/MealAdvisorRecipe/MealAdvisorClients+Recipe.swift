import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import ScreenParts

extension MealAdvisorClients {
  /// The feature for reading, ordering and sharing a recipe.
  ///
  /// - Parameter hasOrdering: whether meals can be ordered.
  public func recipe(hasOrdering: Bool = true) -> any Feature {
    RecipeFeature(self, hasOrdering: hasOrdering)
  }

  /// The feature of the stove: cooking a recipe step by step, with timers.
  public var stove: any Feature { StoveFeature(self) }

  /// The feature that adds appointments for cooking to the eater's calendar.
  public var cookingCalendar: any Feature { CalendarFeature(self) }

  /// Why not everyone at the table can eat a meal, as far as known; nil if everyone can.
  func warning(of meal: Meal, _ stored: StoredState, _ world: World) -> String? {
    guard let limits = try? service.safeLimits(of: stored, at: world.deviceDate).everybody else {
      return copy("warning.unreadable")
    }
    let foods = limits.breaches(of: meal.facts).flatMap(\.mentionedFoods)
    return copy.warning(
      of: meal.facts, by: limits, foodNames: service.names(of: foods))
  }
}
