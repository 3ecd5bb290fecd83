#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UnreadableLimits: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The limits that cannot be applied, and the remedy.
  public var description: String {
    "A stored limit cannot be read, so no meal is known to be safe: "
      + reasons.joined(separator: ", ") + ". Set diets and allergies again."
  }
}
