import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for finding a meal.
  public var search: any Feature { SearchFeature(self) }
}
