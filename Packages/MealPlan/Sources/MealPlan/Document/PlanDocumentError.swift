/// Why a document of a plan was not taken; nothing of it was.
public struct PlanDocumentError: Error, Hashable, Sendable {
  /// Where: "days[0].slots[2].entries[1].servings"; empty for the document as a whole.
  public var path: String
  /// What is wrong there, and what would be right, in one sentence.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
  }

  /// The same error of a part that stands under a name.
  func within(_ name: String) -> PlanDocumentError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return PlanDocumentError(path: name + separator + path, reason: reason)
  }
}

extension PlanDocumentError: CustomStringConvertible {
  /// Where and what in one sentence.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
