import EmbeddedText
import FoodFacts
import MealModels

/// Turns the list of staples into the Swift source that ships inside the binary.
package struct StaplesCompiler: Sendable {
  private let staples: String
  private let foods: FoodBook

  /// Makes a compiler for the text of `staples.txt`, with the foods that it may name.
  package init(staples: String, foods: FoodBook) {
    self.staples = staples
    self.foods = foods
  }

  /// The source of `BundledStaples.swift`; throws an error for the first name that no food has.
  package func swiftSource() throws(SourceError) -> String {
    var keys: [String] = []
    for (number, line) in NumberedLines.of(staples) {
      for name in FoodLine.parts(line, at: ";") where !name.isEmpty {
        let key = FoodName.key(name)
        guard foods.food(ofKey: key) != nil else {
          throw SourceError(
            file: "staples.txt", line: number, problem: "there is no food '\(name)'")
        }
        keys.append(key)
      }
    }
    return """
      // swift-format-ignore-file
      // Made from Data/staples.txt by Scripts/compile-foods. Do not edit.

      /// The names of the most wanted foods; ``Staples`` reads them.
      enum BundledStaples {
        static let text: StaticString = \(SwiftLiteral.raw(keys.joined(separator: "\n")))
      }

      """
  }
}
