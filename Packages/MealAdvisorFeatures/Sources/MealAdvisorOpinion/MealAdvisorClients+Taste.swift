import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature of the quiz that learns the eater's taste.
  public var taste: any Feature { TasteFeature(self) }
}
