#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reason why a document of a plan was refused as a whole.
public struct PlanDocumentError: Error, Hashable, Sendable {
  /// The place of the error, such as "days[0].slots[2].entries[1].servings".
  ///
  /// It is empty for the document as a whole.
  public var path: String
  /// The error there and the correct form, in one sentence.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
  }

  /// The error with a name in front of its path.
  func within(_ name: String) -> PlanDocumentError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return PlanDocumentError(path: name + separator + path, reason: reason)
  }
}

extension PlanDocumentError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The place and the reason in one sentence.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
