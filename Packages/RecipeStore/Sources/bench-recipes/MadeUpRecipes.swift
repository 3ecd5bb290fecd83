import MealModels
import SeededRandom

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recipes of made-up words, some common and most rare, as in any language.
struct MadeUpRecipes {
  private var random: SeededGenerator
  private let words: [String]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let syllables = [
      "ba", "ko", "ri", "ta", "mel", "son", "cha", "pe", "lu", "do", "ven", "gar", "lic", "to",
      "ma", "ni", "sal", "ro", "fen", "chi",
    ]
    words = (0..<9000).map { _ in
      (0..<Int.random(in: 2...4, using: &random)).map { _ in
        syllables[Int.random(in: syllables.indices, using: &random)]
      }.joined()
    }
    self.random = random
  }

  /// A word, the n-th of which is found about one n-th as often as the first.
  private mutating func word() -> String {
    let share = Double(random.next() >> 11) / Double(1 << 53)
    return words[min(words.count, Int(pow(Double(words.count), share))) - 1]
  }

  private mutating func text(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  /// The next recipe: some two thousand characters.
  mutating func next() -> RecipeDraft {
    RecipeDraft(
      title: text(4),
      ingredients: [
        .init((0..<11).map { _ in "\(Int.random(in: 1...900, using: &random)) g " + text(3) })
      ],
      steps: [.init((0..<6).map { _ in text(30) })], servings: 4,
      totalMinutes: Int.random(in: 5...180, using: &random), author: text(2),
      source: "https://example.org/\(random.next() % 1_000_000)", cuisines: [word()],
      keywords: [text(1), text(2)])
  }
}
