#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import PremiumGate

extension Subscriptions {
  /// Makes the link between a provider and the stores of an eater's record.
  public init(provider: StoreProvider, stores: Stores) {
    self.init(provider: provider, record: stores.record)
  }

  /// The demo's provider of what the app sells, for the stores of an eater's record.
  ///
  /// - Parameters:
  ///   - payment: what happens when it asks for money.
  ///   - now: the time at which a receipt is kept.
  public static func local(
    _ stores: Stores, paying payment: LocalStore.Payment = .accepted,
    now: @escaping @Sendable () -> Date
  ) -> Subscriptions {
    .local(stores.record, paying: payment, now: now)
  }
}
