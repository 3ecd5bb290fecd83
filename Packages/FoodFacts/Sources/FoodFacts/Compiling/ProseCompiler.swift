import EmbeddedText
import MealModels

/// Turns the ordinary words of recipe texts into the Swift source that ships inside the binary.
public struct ProseCompiler: Sendable {
  private let prose: String
  private let foods: Set<FoodID>

  /// Takes the text of `prose.txt` and the ids of all foods.
  public init(prose: String, foods: Set<FoodID>) {
    self.prose = prose
    self.foods = foods
  }

  /// The source of `BundledProse.swift`, or the first mistake in the text.
  public func swiftSource() throws(FoodSourceError) -> String {
    var lines: [String] = []
    for (number, line) in NumberedLines.of(prose) {
      guard let entry = ProseLexicon.entry(line) else {
        throw error(number, "expected 'KIND: word, word' or 'name FOOD: word, word'")
      }
      if case .name(let food) = entry.meaning, !foods.contains(food) {
        throw error(number, "there is no food '\(food)'")
      }
      if let word = entry.words.first(where: { !isPlain($0) }) {
        throw error(number, "'\(word)' is not as texts are compared: plain lower-case words")
      }
      lines.append(String(line))
    }
    return """
      // swift-format-ignore-file
      // Made from Data/prose.txt by Scripts/compile-foods. Do not edit.

      /// The ordinary words of recipe texts; ``ProseLexicon`` reads them.
      enum BundledProse {
        static let text: StaticString = \(SwiftLiteral.raw(lines.joined(separator: "\n")))
      }

      """
  }

  private func isPlain(_ word: String) -> Bool {
    FoodName.words(of: word).joined(separator: " ") == word
  }

  private func error(_ line: Int, _ problem: String) -> FoodSourceError {
    FoodSourceError(file: "prose.txt", line: line, problem: problem)
  }
}
