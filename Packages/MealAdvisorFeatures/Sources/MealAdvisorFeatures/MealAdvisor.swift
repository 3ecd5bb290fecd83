import AppShell

/// The features of MealAdvisor, ready to be composed into an app.
public enum MealAdvisor {
  /// Home, Favorites and Settings in the order of their tabs, then what opens over them.
  public static func features(_ clients: MealAdvisorClients) -> [any Feature] {
    [
      HomeFeature(clients), FavoritesFeature(clients), SettingsFeature(clients),
      RecipeFeature(clients), HouseholdFeature(clients), YourDataFeature(clients),
      SubscriptionFeature(clients), AccountFeature(clients), OpinionFeature(clients),
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
  /// Where an export goes.
  public var exports: ExportDestination
  /// Who can say who somebody is.
  public var accounts: AccountProvider

  /// Makes the clients; without a destination, exporting says that there is none, and
  /// without a provider of accounts, they are on this device alone.
  public init(
    service: SuggestionService, stores: Stores, subscriptions: Subscriptions,
    exports: ExportDestination = .none, accounts: AccountProvider = .onDevice
  ) {
    self.service = service
    self.stores = stores
    self.subscriptions = subscriptions
    self.exports = exports
    self.accounts = accounts
  }
}
