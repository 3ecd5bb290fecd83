import AppRecord
import EaterMeals
import Groceries
import Journal
import PremiumGate
import RecipeAssistant
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Opens every store of a journal, including pantry and shopping, without reading it yet.
  ///
  /// - Parameters:
  ///   - journal: the journal that contains all streams.
  ///   - premium: the app's premium rules.
  ///   - seal: seals the local store's receipt; the default is for tests and other journals in
  ///     memory.
  ///   - secrets: stores the keys of services.
  ///   - clock: stamps this device's events, and sees those of other devices.
  public init(
    journal: EventJournal, premium: PremiumRules, seal: ReceiptSeal = .inMemory,
    secrets: SecretStore = .inMemory(), clock: HybridClock = HybridClock(now: { Date() })
  ) {
    self.init(
      AppStores(
        journal: journal, offer: premium.offer, seal: seal, secrets: secrets, clock: clock),
      premium: premium)
  }

  /// Opens every store of an app's record, including pantry and shopping, without reading it yet.
  public init(_ record: AppStores, premium: PremiumRules) {
    self.init(record, premium: premium, kitchen: .shopping(in: record))
  }

  /// The shopping: the lists, the shop, and its prices.
  public var grocery: Store<Shopping, GroceryEvent> { record.store(of: .grocery) }
  /// The food at home.
  public var pantry: Store<Pantry, PantryEvent> { record.store(of: .pantry) }
  /// The order of aisles in each shop.
  public var aisles: Store<AisleOrders, AisleOrderEvent> { record.store(of: .aisles) }
  /// The chosen assistant, and the data that may be sent to it.
  public var assistant: Store<AssistantSettings, AssistantEvent> { record.store(of: .assistant) }
}

extension KitchenStores {
  /// The kitchen of an app's record: pantry and shopping, and the assistant.
  static func shopping(in record: AppStores) -> KitchenStores {
    let (pantry, grocery) = (record.store(of: .pantry), record.store(of: .grocery))
    let (aisles, assistant) = (record.store(of: .aisles), record.store(of: .assistant))
    return KitchenStores(
      sharing: [grocery.stream.sharing, pantry.stream.sharing, aisles.stream.sharing],
      read: { () async throws(JournalError) in
        KitchenFacts(pantry: try await pantry.state(), shopping: try await grocery.state())
      },
      leave: { now in
        // After leaving, the assistant's provider is no longer asked, because the user signed in
        // with it at the household's server.
        let settings = try await assistant.state()
        guard settings.provider != nil else { return }
        let keys = AssistantKeys(kept: record.secrets, session: record.sessionSecrets)
        try keys.keepSignedIn(nil, for: settings)
        try await assistant.record([.asksUsual], at: now)
      })
  }
}
