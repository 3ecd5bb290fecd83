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

  /// A provider made of its six calls; what they throw becomes ``PurchaseError/init(_:)``.
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
