import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// Why not everyone who eats a meal can eat it, as far as known; nil if all can.
  ///
  /// - Parameters:
  ///   - eaters: the names of those who eat it; empty for everyone at the table.
  ///   - date: the date at which the entitlement to premium filters is checked.
  func warning(
    of meal: Meal, eatenBy eaters: [String], stored: StoredState, at date: Date
  ) -> String? {
    guard let table = try? service.safeLimits(of: stored, at: date).everybody else {
      return copy("warning.unreadable")
    }
    let preferences = stored.preferences(at: date)
    let limits = eaters.isEmpty ? table : service.limits(of: preferences, eating: eaters)
    let foods = limits.breaches(of: meal.facts).flatMap(\.mentionedFoods)
    return copy.warning(
      of: meal.facts, by: limits, foodNames: service.names(of: foods))
  }

  /// Why not everyone at the table can eat a meal, as far as known; nil if everyone can.
  func warning(of meal: Meal, _ stored: StoredState, _ world: World) -> String? {
    warning(of: meal, eatenBy: [], stored: stored, at: world.deviceDate)
  }
}
