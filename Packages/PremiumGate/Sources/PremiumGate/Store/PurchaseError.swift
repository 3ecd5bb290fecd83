#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the store did not do what it was asked; the words for it are in Presentation.
public enum PurchaseError: Error, Hashable, Sendable {
  /// There is one trial ever, and this person's first trial or purchase began then.
  case trialAlreadyUsed(since: Date)
  /// The store knows of nothing that is still running.
  case nothingToRestore
  /// There is no running subscription to cancel or to refund.
  case notActive
  /// The device's clock is behind a time that the store has already seen.
  case clockBehind(seen: Date)
  /// The store could not be reached, could not be read, or its answer could not be trusted.
  case storeUnavailable
  /// The person left the store's own dialogue without buying.
  case userCancelled
  /// Somebody else has to approve; the receipt changes later.
  case pending

  /// The error itself where it is of this kind; any other one is ``storeUnavailable``, which grants
  /// nothing.
  public init(_ error: any Error) { self = error as? Self ?? .storeUnavailable }
}
