import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import ScreenParts

extension MealAdvisorClients {
  /// One recipe: read it, order it, share it.
  public var recipe: any Feature { RecipeFeature(self) }

  /// The stove: a recipe step by step, with its timers.
  public var stove: any Feature { StoveFeature(self) }

  /// The time for cooking a meal, in the eater's calendar.
  public var cookingCalendar: any Feature { CalendarFeature(self) }

  /// Why not everyone at the table can eat a meal, as far as is known; nil when they can.
  func warning(of meal: Meal, _ stored: StoredState, _ world: World) -> String? {
    guard service.unreadableLimits(of: stored.settings).isEmpty else {
      return copy("warning.unreadable")
    }
    let limits = service.limits(of: stored.preferences(at: world.deviceDate))
    let foods = limits.breaches(of: meal.facts).flatMap(\.mentionedFoods)
    return copy.warning(
      of: meal.facts, by: limits, foodNames: service.names(of: foods))
  }
}
