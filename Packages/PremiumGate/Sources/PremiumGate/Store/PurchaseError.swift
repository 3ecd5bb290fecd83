#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reason why the store refused or failed; the words for it are in Presentation.
public enum PurchaseError: Error, Hashable, Sendable {
  /// The person's one trial is used: the first trial or purchase began then.
  case trialAlreadyUsed(since: Date)
  /// The store has no running subscription.
  case nothingToRestore
  /// There is no running subscription to cancel or to refund.
  case notActive
  /// The device's clock is behind a time that the store has already seen.
  case clockBehind(seen: Date)
  /// The store cannot be reached or read, or its answer cannot be trusted.
  case storeUnavailable
  /// The person closed the store's dialogue without buying.
  case userCancelled
  /// Another person has to approve; the receipt changes later.
  case pending

  /// Keeps a `PurchaseError`; turns any other error into ``storeUnavailable``, which opens no
  /// feature.
  public init(_ error: any Error) { self = error as? Self ?? .storeUnavailable }
}
