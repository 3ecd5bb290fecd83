import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// What happened to meals.
  public var history: any Feature { HistoryFeature(self) }
}
