import AppShell
import EaterSettings
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for the eater's settings.
  public var settings: any Feature { SettingsFeature(self) }

  /// The feature for diets and allergies.
  public var diets: any Feature { eaters.settings }
}
