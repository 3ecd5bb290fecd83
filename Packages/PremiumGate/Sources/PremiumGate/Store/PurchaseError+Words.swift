#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PurchaseError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .trialAlreadyUsed: "The one trial of this person is used already; subscribe instead."
    case .nothingToRestore:
      "The store has no running subscription to restore; sign in with the account that bought it."
    case .notActive: "There is no running subscription to cancel or to refund."
    case .clockBehind: "The clock of this device is behind an earlier purchase; set the right time."
    case .storeUnavailable:
      "The store cannot be reached or its answer cannot be trusted; try again later."
    case .userCancelled: "The purchase was cancelled before it was made."
    case .pending: "Another person has to approve the purchase; it counts from then on."
    }
  }
}
