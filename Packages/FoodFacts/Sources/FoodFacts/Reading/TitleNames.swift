import CulinaryFoods
import MealModels

/// The words that may be names in a title: its possessives, and the words of the recipe's own lines.
struct TitleNames {
  private let possessives: Set<String>
  /// The words of the lines in the singular; nil if the recipe has no lines.
  private let listed: Set<String>?

  init(_ recipe: Recipe) {
    let words = recipe.title.replacing("’", with: "'").split(whereSeparator: \.isWhitespace)
    possessives = Set(
      words.filter { $0.lowercased().hasSuffix("'s") || $0.hasSuffix("s'") }
        .flatMap { FoodName.words(of: $0) })
    let lines = recipe.texts.filter(\.isOfLine).map(\.text)
    listed =
      recipe.ingredients.isEmpty
      ? nil : Set(lines.flatMap { FoodName.words(of: $0) }.map { FoodName.singular($0) })
  }

  /// Whether a line has one of some words, or there are no lines that could tell.
  func isListed(_ words: [String]) -> Bool {
    listed.map { listed in words.contains { listed.contains(FoodName.singular($0)) } } ?? true
  }

  /// Whether the title has a word as somebody's name: "Jo's".
  func isPossessive(_ word: String) -> Bool { possessives.contains(word) }
}

extension RecipeText {
  fileprivate var isOfLine: Bool {
    switch place {
    case .name, .note, .line, .heading: true
    default: false
    }
  }
}
