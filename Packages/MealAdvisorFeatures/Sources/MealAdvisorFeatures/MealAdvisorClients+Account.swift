import AccountData
import AccountLooks
import AccountProfile
import AccountSubscription
import AppShell
import DesignSystem
import Journal
import MealAdvisorFeatureParts
import Presentation

/// The features that every app can have, as MealAdvisor has them.
extension MealAdvisorClients {
  /// The prompt and the paywall, and the way from free to premium.
  public var subscription: any Feature { subscriptionClients.feature }

  /// What the way to premium needs; a save waits for it.
  package var subscriptionClients: SubscriptionClients {
    SubscriptionClients(
      record: stores.record, subscriptions: subscriptions, copy: copy, home: layout.start,
      waiting: WaitingForPremium(
        behind: [.mealSaved, .mealSavedInRecipe], forget: WaitingSave.forget.call(),
        grant: WaitingSave.grant.call()))
  }

  /// Who is signed in.
  public var account: any Feature {
    ProfileClients(record: stores.record, accounts: accounts, copy: copy).feature
  }

  /// What the eater may do with their own data.
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

  /// How the eater wants screens to look; Settings says that preferences are kept.
  public var looks: any Feature {
    var clients = LooksClients(record: stores.record, copy: copy, describesPreferences: false)
    let stores = stores
    clients.write = { event, date async throws(JournalError) in
      try await stores.recordPreferences([event], at: date)
    }
    return clients.feature
  }
}
