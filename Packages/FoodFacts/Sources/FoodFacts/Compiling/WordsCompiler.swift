import EmbeddedText
import MealModels

/// Turns the vocabulary of the matcher into the Swift source that ships inside the binary.
public struct WordsCompiler: Sendable {
  private let words: String
  private let foods: Set<FoodID>

  /// Takes the text of `words.txt` and the ids of all foods.
  public init(words: String, foods: Set<FoodID>) {
    self.words = words
    self.foods = foods
  }

  /// The source of `BundledWords.swift`, or the first mistake in the text.
  public func swiftSource() throws(FoodSourceError) -> String {
    var lines: [String] = []
    for (number, line) in NumberedLines.of(words) {
      guard let entry = MatchVocabulary.entry(line) else {
        throw error(number, "expected 'KIND: word, word' or 'KIND word, word: effect'")
      }
      if case .change(let change) = entry.meaning,
        let food = (change.added + [change.onlyOf].compactMap(\.self)).first(
          where: { !foods.contains($0) })
      {
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

  private func error(_ line: Int, _ problem: String) -> FoodSourceError {
    FoodSourceError(file: "words.txt", line: line, problem: problem)
  }
}
