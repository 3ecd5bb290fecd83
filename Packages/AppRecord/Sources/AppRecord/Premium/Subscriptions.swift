#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

/// Keeps the entitlement in step with the store provider.
public struct Subscriptions: Sendable {
  /// Where purchases happen.
  public let provider: StoreProvider
  private let record: AppStores

  /// Makes the link between a provider and the record of an app.
  public init(provider: StoreProvider, record: AppStores) {
    self.provider = provider
    self.record = record
  }

  /// The demo's provider of what the app sells, whose receipt is kept in a stream of its own.
  ///
  /// - Parameters:
  ///   - payment: what happens when it asks for money.
  ///   - now: the time at which a receipt is kept.
  public static func local(
    _ record: AppStores, paying payment: LocalStore.Payment = .accepted,
    now: @escaping @Sendable () -> Date
  ) -> Subscriptions {
    guard let product = record.offer.product else {
      return Subscriptions(provider: .unavailable, record: record)
    }
    let provider = StoreProvider.local(
      LocalStore(product: product, payment: payment),
      load: { () async throws(PurchaseError) in
        do throws(JournalError) { return try await record.knownReceipt(at: now()) } catch {
          throw .storeUnavailable
        }
      },
      save: { (receipt) async throws(PurchaseError) in
        guard receipt.trial != nil || receipt.paid != nil else { return }
        try await record.keep(receipt, at: now())
      })
    return Subscriptions(provider: provider, record: record)
  }

  /// Whether the one trial is still to be had.
  public func isTrialAvailable(at date: Date) async -> Bool {
    (try? await provider.currentReceipt(date))?.isTrialAvailable ?? false
  }

  /// Asks the provider and records what is new; an unreachable provider changes nothing.
  @discardableResult
  public func refresh(at date: Date) async throws(JournalError) -> EntitlementPhase {
    guard let receipt = try? await provider.currentReceipt(date) else {
      return try await record.provenEntitlement().entitlement.phase(at: date)
    }
    return try await store(receipt, at: date)
  }

  /// Starts the one trial; throws what the provider says against it.
  public func startTrial(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.startTrial, at: date)
  }

  /// Buys a subscription; throws what the provider says against it.
  public func purchase(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.purchase, at: date)
  }

  /// Ends the renewal; what is paid for lasts to its end.
  public func cancel(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.cancel, at: date)
  }

  /// Brings back what was bought before.
  public func restore(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.restore, at: date)
  }

  private func step(
    _ call: @Sendable (Date) async throws(PurchaseError) -> Receipt, at date: Date
  ) async throws(SubscriptionError) -> EntitlementPhase {
    let receipt: Receipt
    do throws(PurchaseError) { receipt = try await call(date) } catch { throw .purchase(error) }
    do throws(JournalError) { return try await store(receipt, at: date) } catch {
      throw .storage(error)
    }
  }

  private func store(
    _ receipt: Receipt, at date: Date
  ) async throws(JournalError) -> EntitlementPhase {
    let offer = record.offer
    let phase = offer.entitlement(following: receipt).phase(at: date)
    guard offer.knows(receipt) else { return phase }
    let news = try await record.entitlement.state().changes(from: receipt, at: date)
    guard !news.isEmpty, receipt.trial != nil || receipt.paid != nil else { return phase }
    try await record.entitlement.record(news, at: date)
    return phase
  }
}

/// Why a step with the store provider failed.
public enum SubscriptionError: Error, Equatable, Sendable {
  /// The provider refused.
  case purchase(PurchaseError)
  /// It went through, but could not be recorded here; restoring brings it back.
  case storage(JournalError)
}
