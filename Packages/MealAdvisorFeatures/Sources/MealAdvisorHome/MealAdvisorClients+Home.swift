import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// Home: the answer to "What should I eat today?".
  public var home: any Feature { HomeFeature(self) }
}
