import AppShell

/// The features of MealAdvisor, ready to be composed into an app.
public enum MealAdvisor {
  /// Home, Recipe, Favorites, Settings and Premium, in the order of their tabs.
  public static func features(_ clients: MealAdvisorClients) -> [any Feature] {
    [
      HomeFeature(clients), FavoritesFeature(clients), SettingsFeature(clients),
      RecipeFeature(clients), SubscriptionFeature(clients),
    ]
  }
}

/// What the features need from outside.
public struct MealAdvisorClients: Sendable {
  /// Where suggestions come from.
  public var service: SuggestionService
  /// Where everything is kept.
  public var stores: Stores
  /// The link to the store provider.
  public var subscriptions: Subscriptions

  /// Makes the clients.
  public init(service: SuggestionService, stores: Stores, subscriptions: Subscriptions) {
    self.service = service
    self.stores = stores
    self.subscriptions = subscriptions
  }
}
