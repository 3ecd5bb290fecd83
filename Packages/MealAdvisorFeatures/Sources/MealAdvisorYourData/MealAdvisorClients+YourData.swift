import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// What the eater may do with their own data.
  public var yourData: any Feature { YourDataFeature(self) }
}
