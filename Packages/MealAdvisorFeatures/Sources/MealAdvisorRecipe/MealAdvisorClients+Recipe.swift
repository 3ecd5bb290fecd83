import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// One recipe: read it, cook it step by step, order it, share it.
  public var recipe: any Feature { RecipeFeature(self) }

  /// The time for cooking a meal, in the eater's calendar.
  public var cookingCalendar: any Feature { CalendarFeature(self) }
}
