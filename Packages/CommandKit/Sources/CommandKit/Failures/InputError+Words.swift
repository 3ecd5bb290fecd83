#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension InputError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The path, the error and the remedy.
  public var description: String {
    sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }
}
