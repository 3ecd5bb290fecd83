#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A provider that sells the subscription: the demo's local store, or StoreKit.
///
/// Each call takes the device's time and returns the updated receipt; pass it to
/// ``Entitlement/changes(from:at:)``.
public struct StoreProvider: Sendable {
  /// A call to the store at a time of the device.
  public typealias Call = @Sendable (Date) async throws(PurchaseError) -> Receipt

  /// The product for sale.
  public var product: @Sendable () async throws(PurchaseError) -> SubscriptionProduct

  /// Starts the only trial; every later call throws ``PurchaseError/trialAlreadyUsed(since:)``.
  public var startTrial: Call

  /// Buys the subscription; a running one continues, and renews again if it was cancelled.
  public var purchase: Call

  /// Cancels the subscription at the end of its period; throws ``PurchaseError/notActive`` without
  /// a subscription.
  public var cancel: Call

  /// Asks the store again; throws ``PurchaseError/nothingToRestore`` if no subscription is running.
  public var restore: Call

  /// The store's current receipt, renewed or expired at the given time.
  public var currentReceipt: Call

  /// Makes a provider from its six calls; errors become ``PurchaseError/init(_:)``.
  public init(
    product: @escaping @Sendable () async throws -> SubscriptionProduct,
    startTrial: @escaping @Sendable (Date) async throws -> Receipt,
    purchase: @escaping @Sendable (Date) async throws -> Receipt,
    cancel: @escaping @Sendable (Date) async throws -> Receipt,
    restore: @escaping @Sendable (Date) async throws -> Receipt,
    currentReceipt: @escaping @Sendable (Date) async throws -> Receipt
  ) {
    self.product = { () async throws(PurchaseError) in
      do { return try await product() } catch { throw PurchaseError(error) }
    }
    self.startTrial = Self.call(startTrial)
    self.purchase = Self.call(purchase)
    self.cancel = Self.call(cancel)
    self.restore = Self.call(restore)
    self.currentReceipt = Self.call(currentReceipt)
  }

  private static func call(_ body: @escaping @Sendable (Date) async throws -> Receipt) -> Call {
    { date async throws(PurchaseError) in
      do { return try await body(date) } catch { throw PurchaseError(error) }
    }
  }

  /// A store that cannot be reached: every call throws ``PurchaseError/storeUnavailable``.
  public static let unavailable: StoreProvider = {
    let call: Call = { (_) async throws(PurchaseError) in throw .storeUnavailable }
    return StoreProvider(
      product: { throw PurchaseError.storeUnavailable },
      startTrial: call, purchase: call, cancel: call, restore: call, currentReceipt: call)
  }()
}
