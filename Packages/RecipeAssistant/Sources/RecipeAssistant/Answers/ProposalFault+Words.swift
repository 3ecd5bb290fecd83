import Groceries

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ProposalFault: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason for the rejection, and the correct form.
  public var description: String {
    switch self {
    case .malformed: "A proposal has the wrong form; ask the assistant again."
    case .notAsked: "A proposal answers no question, or one that has an answer already."
    case .otherNumbers: "A proposal has other numbers than the line; keep the line's numbers."
    case .otherUnit: "A proposal has another unit than the line; keep the line's unit."
    case .otherWords:
      "A proposal has words that are neither in the line nor the name of a food or unit."
    case .losesFood(let name):
      "A proposal leaves out '\(name)', which the line names; keep every food."
    case .unknownFood: "A proposal names an unknown food; name a known one."
    case .stillDoubtful: "The line would still be doubtful with the proposal; correct it by hand."
    case .known: "The substitute is known without an assistant, so the proposal is not needed."
    case .refused(let refusals):
      "An eater may not have the proposed substitute: it "
        + "\(refusals.map(\.text).joined(separator: ", "))."
    }
  }
}
