#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ReplacedItems.Reason: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason and the remedy.
  public var description: String {
    switch self {
    case .unknownFood: "The food of this item is unknown; choose a substitute yourself."
    case .standsIn(let name): "This item already stands in for '\(name)'; undo that first."
    case .nothingKnown: "No substitute is known for this item; add one by hand."
    case .nothingSafe:
      "No substitute is safe for everyone who eats this; leave it out, or choose another meal."
    case .nothingThere: "The shop has none of the substitutes; try another shop."
    case .tooFar(let name, _):
      "The nearest substitute, '\(name)', is quite different; choose it yourself if it suits you."
    }
  }
}
