import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// What the eater thinks of meals, and why they are suggested.
  public var opinion: any Feature { OpinionFeature(self) }
}
