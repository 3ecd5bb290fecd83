import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// Who eats.
  public var household: any Feature { HouseholdFeature(self) }
}
