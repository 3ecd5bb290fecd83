#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, as a sentence.
  public var description: String {
    message.prefix(1).uppercased() + message.dropFirst() + "."
  }
}
