import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The prompt and the paywall, and the way from free to premium.
  public var subscription: any Feature { SubscriptionFeature(self) }
}
