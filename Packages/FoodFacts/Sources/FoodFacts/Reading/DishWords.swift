import CulinaryFoods
import MealModels

/// Tells names that mean another dish in every recipe, such as sauce, dressing or batter.
///
/// The foods of one recipe's sauce say nothing about the sauce of another.
public struct DishWords: Sendable {
  /// The words that ship inside the binary.
  public static let bundled = DishWords()

  private let words = ProseWords(.culinary, lexicon: .bundled, vocabulary: .bundled)

  /// Whether a name is only a word for dishes, perhaps after a word such as "the".
  ///
  /// "Sauce" and "the dressing" are such names; "Mum's sauce" and "soy sauce" are not.
  public func meanAnyDish(_ name: String) -> Bool {
    let clause = FoodName.words(of: name)
    guard words.index.overlappingMentions(in: clause).isEmpty else { return false }
    let kinds = clause.map(words.lexicon.kinds)
    return kinds.contains(where: \.isDish)
      && kinds.allSatisfy { $0.isDish || $0.contains(.definite) }
  }
}
