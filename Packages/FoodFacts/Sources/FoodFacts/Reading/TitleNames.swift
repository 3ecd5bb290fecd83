import CulinaryFoods
import MealModels

/// The words that may be names in a title: its possessives, and the words of the recipe's own lines.
struct TitleNames {
  private let possessives: Set<String>
  /// The words after the first part of the title: after a comma, a bracket, a dash or a plus sign.
  private let later: Set<String>
  /// The words of the lines in the singular; nil if the recipe has no lines.
  private let listed: Set<String>?

  init(_ recipe: Recipe) {
    let words = recipe.title.replacing("’", with: "'").split(whereSeparator: \.isWhitespace)
    possessives = Set(
      words.filter { $0.lowercased().hasSuffix("'s") || $0.hasSuffix("s'") }
        .flatMap { FoodName.words(of: $0) })
    let first = recipe.title.replacing(" - ", with: ",").prefix { !Self.stops.contains($0) }
    later = Set(FoodName.words(of: recipe.title.dropFirst(first.count)))
    let lines = recipe.texts.filter(\.isOfLine).map(\.text)
    listed =
      recipe.ingredients.isEmpty
      ? nil : Set(lines.flatMap { FoodName.words(of: $0) }.map { FoodName.singular($0) })
  }

  /// Whether a line has one of some words, or there are no lines that could tell.
  func isListed(_ words: [String]) -> Bool {
    listed.map { listed in words.contains { listed.contains(FoodName.singular($0)) } } ?? true
  }

  /// Whether the title writes a word as the name of a person: "Jo's".
  func isPossessive(_ word: String) -> Bool { possessives.contains(word) }

  /// Whether a word stands after the first part of the title: "Rice, Zorbel", "Rice w/ Zorbel".
  func isLater(_ word: String) -> Bool { later.contains(word) }

  /// Words in titles before what a dish has in it.
  static let having: Set = [
    "with", "and", "in", "on", "over", "plus", "or", "topped", "stuffed", "filled", "of", "from",
    "without", "contains", "containing", "w", "mit", "con", "avec", "aux", "au", "al", "alla",
    "alle", "med", "met", "och", "und", "y", "et", "e", "de", "di", "del", "des", "du", "da",
  ]

  /// Words in titles after what a dish has in it: "zorbel-stuffed", "zorbel and rice".
  static let had: Set = [
    "and", "or", "plus", "topped", "stuffed", "filled", "crusted", "coated", "glazed", "free",
    "less",
    "sauce", "cream", "butter", "milk", "paste", "oil", "flour", "seed", "seeds", "nut", "nuts",
    "dressing", "y", "und", "et",
  ]

  private static let stops: Set<Character> = [
    ",", ";", ":", "(", "[", "+", "/", "|", "–", "—", "•", "·", "…",
  ]
}

extension RecipeText {
  fileprivate var isOfLine: Bool {
    switch place {
    case .name, .note, .line, .heading: true
    default: false
    }
  }
}
