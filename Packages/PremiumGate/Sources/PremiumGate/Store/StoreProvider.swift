#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The port to whatever sells the subscription: the demo's local store, or StoreKit.
///
/// Each call takes the device's time and answers with the receipt as it is afterwards; feed it to
/// ``Entitlement/changes(from:at:)``.
public struct StoreProvider: Sendable {
  /// A call to the store at a time of the device.
  public typealias Call = @Sendable (Date) async throws(PurchaseError) -> Receipt

  /// What is for sale.
  public var product: @Sendable () async throws(PurchaseError) -> SubscriptionProduct

  /// Starts the one trial; throws ``PurchaseError/trialAlreadyUsed(since:)`` ever after.
  public var startTrial: Call

  /// Buys the subscription; one that is running goes on, and renews again if it was cancelled.
  public var purchase: Call

  /// Ends the subscription with its period; throws ``PurchaseError/notActive`` without one.
  public var cancel: Call

  /// Asks the store anew; throws ``PurchaseError/nothingToRestore`` if nothing is running.
  public var restore: Call

  /// The receipt as the store has it now, renewed or lapsed by the passing of time.
  public var currentReceipt: Call

  /// A provider made of its six calls.
  public init(
    product: @escaping @Sendable () async throws(PurchaseError) -> SubscriptionProduct,
    startTrial: @escaping Call,
    purchase: @escaping Call,
    cancel: @escaping Call,
    restore: @escaping Call,
    currentReceipt: @escaping Call
  ) {
    self.product = product
    self.startTrial = startTrial
    self.purchase = purchase
    self.cancel = cancel
    self.restore = restore
    self.currentReceipt = currentReceipt
  }

  /// A store that cannot be reached: every call throws ``PurchaseError/storeUnavailable``.
  public static let unavailable: StoreProvider = {
    let call: Call = { (_) async throws(PurchaseError) in throw .storeUnavailable }
    return StoreProvider(
      product: { () async throws(PurchaseError) in throw .storeUnavailable },
      startTrial: call, purchase: call, cancel: call, restore: call, currentReceipt: call)
  }()
}
