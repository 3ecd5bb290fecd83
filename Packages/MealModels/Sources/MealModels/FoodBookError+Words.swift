#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FoodBookError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The food, the error and the remedy.
  public var description: String {
    switch self {
    case .duplicateFood(let id): "The id '\(id)' is given twice; give each food its own."
    case .duplicateName(let name):
      "The name '\(name)' belongs to two foods; take it away from one of them."
    case .unknownParent(let parent, let food):
      "'\(food)' is made of unknown '\(parent)'; add that food, or correct its id."
    case .circle(let food): "'\(food)' is made of itself; remove one of the parents."
    }
  }
}
