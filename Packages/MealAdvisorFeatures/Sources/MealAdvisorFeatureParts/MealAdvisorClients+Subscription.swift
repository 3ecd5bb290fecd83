import AccountSubscription
import AppShell
import DesignSystem
import Presentation

extension MealAdvisorClients {
  /// The prompt and the paywall, and the way from free to premium.
  public var subscription: any Feature { subscriptionClients.feature }

  /// What the way to premium needs; a save waits for it.
  package var subscriptionClients: SubscriptionClients {
    SubscriptionClients(
      stores: stores, subscriptions: subscriptions, copy: copy, home: Route(Routes.home),
      waiting: WaitingForPremium(
        behind: [.mealSaved, .mealSavedInRecipe], forget: WaitingSave.forget.call(),
        grant: WaitingSave.grant.call()))
  }
}
