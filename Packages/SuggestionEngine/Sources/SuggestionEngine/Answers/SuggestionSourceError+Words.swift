#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionSourceError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .offline:
      "There is no connection to the source of suggestions; try again when there is one."
    case .timedOut(let seconds):
      "The source of suggestions did not answer within \(seconds) seconds; try again."
    case .invalidAnswer:
      "The source answered with something that is not a suggestion; try another source."
    case .unavailable: "The source cannot suggest now; try again later."
    case .interrupted: "The suggestion was cancelled."
    case .failed: "The source of suggestions failed; try again, or use another source."
    }
  }
}
