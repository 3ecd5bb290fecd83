import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PresentationError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .unknownScreen(let text, let valid):
      "There is no screen '\(text)'; valid: \(valid.map(\.description).joined(separator: ", "))."
    case .unknownState(let text, let screen, let valid):
      "The screen '\(screen)' has no state '\(text)'; valid: "
        + "\(valid.map(\.description).joined(separator: ", "))."
    }
  }
}
