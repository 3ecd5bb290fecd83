import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for the history of meals.
  public var history: any Feature { HistoryFeature(self) }
}
