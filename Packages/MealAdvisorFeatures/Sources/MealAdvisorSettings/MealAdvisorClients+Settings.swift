import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// What the eater can set.
  public var settings: any Feature { SettingsFeature(self) }
}
