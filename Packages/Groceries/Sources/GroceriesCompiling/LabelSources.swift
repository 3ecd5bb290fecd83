import EmbeddedText
import Groceries

/// The lists of label and allergy words that people edit, and the Swift files that are made from
/// them.
package struct LabelSources: Sendable {
  private let words: String
  private let cousins: String

  /// Takes the texts of `label-words.txt` and `cross-reactions.tsv`.
  package init(words: String, cousins: String) {
    self.words = words
    self.cousins = cousins
  }

  /// The source of `BundledLabelWords.swift`; it fails on the first mistake in the words.
  package func wordsSource() throws(GroceryDataError) -> String {
    _ = try LabelWords(words)
    return Self.source(
      "BundledLabelWords", words, "Words of labels that no recipe has; ``LabelWords`` reads them.")
  }

  /// The source of `BundledCrossReactions.swift`; it fails on the first mistake in the table.
  package func cousinsSource() throws(GroceryDataError) -> String {
    _ = try CrossReactions(cousins)
    return Self.source(
      "BundledCrossReactions", cousins,
      "Foods that people react to because they react to another; ``CrossReactions`` reads them.")
  }

  private static func source(_ name: String, _ text: String, _ about: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return """
      // swift-format-ignore-file
      // Made from Data by Scripts/compile-groceries. Do not edit.

      /// \(about)
      enum \(name) {
        static let text: StaticString = \(SwiftLiteral.raw(lines.joined(separator: "\n")))
      }

      """
  }
}
