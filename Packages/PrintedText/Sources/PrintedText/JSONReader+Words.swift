#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONReader.Mistake: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The mistake and its place, as a sentence.
  public var description: String {
    reason.prefix(1).uppercased() + reason.dropFirst() + "."
  }
}
