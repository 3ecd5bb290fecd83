import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// Who is signed in.
  public var account: any Feature { AccountFeature(self) }
}
