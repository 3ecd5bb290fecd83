import AppShell
import EaterSettings
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for the eater's settings.
  ///
  /// - Parameter hasGroups: whether they have the groups of an app that plans weeks.
  public func settings(inGroups hasGroups: Bool) -> any Feature {
    SettingsFeature(self, inGroups: hasGroups)
  }

  /// The feature for diets and allergies.
  public var diets: any Feature { eaters.settings }
}
