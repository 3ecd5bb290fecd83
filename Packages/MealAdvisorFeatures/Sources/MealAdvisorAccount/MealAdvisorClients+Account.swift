import AccountData
import AccountLooks
import AccountProfile
import AccountSubscription
import AppShell
import DesignSystem
import Journal
import MealAdvisorFeatureParts
import Presentation

/// The features that every app can have, configured for MealAdvisor.
extension MealAdvisorClients {
  /// The prompt, the paywall and the subscription.
  ///
  /// - Parameter home: the first screen.
  public func subscription(home: Route = Route(Routes.home)) -> any Feature {
    subscriptionClients(home: home).feature
  }

  /// The dependencies of the features that sell premium; saving a meal can wait for a purchase.
  package func subscriptionClients(home: Route = Route(Routes.home)) -> SubscriptionClients {
    SubscriptionClients(
      record: stores.record, subscriptions: subscriptions, copy: copy, home: home,
      waiting: WaitingForPremium(
        behind: [.mealSaved, .mealSavedInRecipe], forget: WaitingSave.forget.call(),
        grant: WaitingSave.grant.call()))
  }

  /// The feature of the account.
  public var account: any Feature {
    ProfileClients(record: stores.record, accounts: accounts, copy: copy).feature
  }

  /// The feature for the eater's own data.
  public var yourData: any Feature {
    var clients = YourDataClients(
      record: stores.record, exports: exports, fileName: "MealAdvisor.json", copy: copy,
      restart: SystemAction.restart.call())
    let stores = stores
    clients.deleteEverything = { others async throws(JournalError) in
      try await stores.deleteEverything(keeping: others)
    }
    clients.diagnostics = diagnostics
    if let households { clients.leaveHousehold = { await households.hasLeft() } }
    return clients.feature
  }

  /// The feature for theme, contrast and units; the Settings feature describes the stream of
  /// preferences.
  public var looks: any Feature {
    var clients = LooksClients(record: stores.record, copy: copy, describesPreferences: false)
    let stores = stores
    clients.write = { event, date async throws(JournalError) in
      try await stores.recordPreferences([event], at: date)
    }
    return clients.feature
  }
}
