import MealModels
import SeededRandom

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

  /// A random word; the n-th word is about one n-th as frequent as the first.
  private mutating func word() -> String {
    // Each doubling of the rank is as likely as the one before.
    let low =
      1
      << Int.random(in: 0..<words.count.bitWidth - words.count.leadingZeroBitCount, using: &random)
    return words[min(words.count, Int.random(in: low..<2 * low, using: &random)) - 1]
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
