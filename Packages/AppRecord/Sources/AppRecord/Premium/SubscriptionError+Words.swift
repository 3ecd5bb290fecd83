import Journal
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SubscriptionError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .purchase(let error): error.description
    case .storage(let error):
      "The step succeeded, but was not recorded here. \(error) Then restore the purchases."
    }
  }
}
