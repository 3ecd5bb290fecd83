#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

/// Updates the stored entitlement from the store's provider.
public struct Subscriptions: Sendable {
  /// The provider of purchases.
  public let provider: StoreProvider
  private let record: AppStores

  /// Makes the link between a provider and the record of an app.
  public init(provider: StoreProvider, record: AppStores) {
    self.provider = provider
    self.record = record
  }

  /// The local provider of a demo, whose receipt has a separate stream.
  ///
  /// - Parameters:
  ///   - payment: the result of a payment.
  ///   - now: the time at which a receipt is stored.
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

  /// Whether the one trial is still available.
  public func isTrialAvailable(at date: Date) async -> Bool {
    (try? await provider.currentReceipt(date))?.isTrialAvailable ?? false
  }

  /// Gets the receipt from the provider and records changes.
  ///
  /// If the provider is unreachable, nothing changes.
  @discardableResult
  public func refresh(at date: Date) async throws(JournalError) -> EntitlementPhase {
    guard let receipt = try? await provider.currentReceipt(date) else {
      return try await record.provenEntitlement().entitlement.phase(at: date)
    }
    return try await store(receipt, at: date)
  }

  /// Starts the one trial; throws the provider's refusal.
  public func startTrial(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.startTrial, at: date)
  }

  /// Buys a subscription; throws the provider's refusal.
  public func purchase(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.purchase, at: date)
  }

  /// Ends the renewal; premium lasts to the end of the paid period.
  public func cancel(at date: Date) async throws(SubscriptionError) -> EntitlementPhase {
    try await step(provider.cancel, at: date)
  }

  /// Restores earlier purchases.
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

/// Why a step with the provider failed.
public enum SubscriptionError: Error, Equatable, Sendable {
  /// The provider refused.
  case purchase(PurchaseError)
  /// The step succeeded, but could not be recorded here; restoring purchases records it.
  case storage(JournalError)
}
