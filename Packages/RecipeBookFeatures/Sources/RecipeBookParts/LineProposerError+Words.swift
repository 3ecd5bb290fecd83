#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LineProposerError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .notAllowed: "The assistant may not see lines, or has no key; allow it, or enter a key."
    case .key: "The assistant does not accept the key; enter another one."
    case .tooOften: "The assistant was asked too often; try again later."
    case .slow: "The assistant did not answer in time; try again."
    case .offline: "There is no connection to the assistant; try again when there is one."
    case .unusable: "The assistant gave no usable answer; correct the lines by hand."
    }
  }
}
