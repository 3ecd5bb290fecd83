import CulinaryFoods
import EmbeddedText
import FoodFacts
import MealModels

/// Turns the vocabulary of the matcher into the Swift source that ships inside the binary.
package struct WordsCompiler: Sendable {
  private let words: String
  private let foods: Set<FoodID>

  /// Makes a compiler for the text of `words.txt`, with the ids of all foods.
  package init(words: String, foods: Set<FoodID>) {
    self.words = words
    self.foods = foods
  }

  /// The source of `BundledWords.swift`; throws the first error in the text.
  package func swiftSource() throws(SourceError) -> String {
    var lines: [String] = []
    for (number, line) in NumberedLines.of(words) {
      guard let named = MatchVocabulary.foods(in: line) else {
        throw error(number, "expected 'KIND: word, word' or 'KIND word, word: effect'")
      }
      if let food = named.first(where: { !foods.contains($0) }) {
        throw error(number, "there is no food '\(food)'")
      }
      lines.append(String(line))
    }
    return """
      // swift-format-ignore-file
      // Made from Data/words.txt by Scripts/compile-foods. Do not edit.

      /// The words that describe foods; ``MatchVocabulary`` reads them.
      enum BundledWords {
        static let text: StaticString = \(SwiftLiteral.raw(lines.joined(separator: "\n")))
      }

      """
  }

  private func error(_ line: Int, _ problem: String) -> SourceError {
    SourceError(file: "words.txt", line: line, problem: problem)
  }
}
