import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The quiz that teaches a taste.
  public var taste: any Feature { TasteFeature(self) }
}
