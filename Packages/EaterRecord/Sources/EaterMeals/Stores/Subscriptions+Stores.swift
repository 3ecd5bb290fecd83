#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppRecord
import PremiumGate

extension Subscriptions {
  /// Makes the link between a provider and the stores of an eater's record.
  public init(provider: StoreProvider, stores: Stores) {
    self.init(provider: provider, record: stores.record)
  }

  /// The demo's provider for the stores of an eater's record.
  ///
  /// - Parameters:
  ///   - payment: returns the result of a payment.
  ///   - now: returns the time at which a receipt is stored.
  public static func local(
    _ stores: Stores, paying payment: LocalStore.Payment = .accepted,
    now: @escaping @Sendable () -> Date
  ) -> Subscriptions {
    .local(stores.record, paying: payment, now: now)
  }
}
