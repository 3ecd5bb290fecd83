import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// Finding a meal.
  public var search: any Feature { SearchFeature(self) }
}
