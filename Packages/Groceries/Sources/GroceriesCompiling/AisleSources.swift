import EmbeddedText
import Groceries
import MealModels

/// The aisle lists that people edit, and the Swift file that is made from them.
package struct AisleSources: Sendable {
  private let foods: String
  private let words: String

  /// Takes the texts of `aisles-foods.tsv` and `aisles-words.tsv`.
  package init(foods: String, words: String) {
    self.foods = foods
    self.words = words
  }

  /// Reads the lists, or fails on their first mistake.
  package func lists() throws(GroceryDataError) -> AisleLists {
    try AisleLists(foods: foods, words: words)
  }

  /// The source of `BundledAisles.swift`; it fails on the first mistake in the lists.
  package func swiftSource() throws(GroceryDataError) -> String {
    _ = try lists()
    return """
      // swift-format-ignore-file
      // Made from Data by Scripts/compile-groceries. Do not edit.

      /// The aisles of foods and words; ``AisleLists`` reads them.
      enum BundledAisles {
        static let foods: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(foods)))

        static let words: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(words)))
      }

      """
  }

  private static func withoutRemarks(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }
}
