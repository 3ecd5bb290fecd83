import EmbeddedText

/// The lists that people edit of what labels and allergies say, and the Swift files that are made from
/// them.
public struct LabelSources: Sendable {
  private let words: String
  private let cousins: String

  /// Takes the texts of `label-words.txt` and `cross-reactions.tsv`.
  public init(words: String, cousins: String) {
    self.words = words
    self.cousins = cousins
  }

  /// The source of `BundledLabelWords.swift`, or the first mistake in the words.
  public func wordsSource() throws(GroceryDataError) -> String {
    _ = try LabelWords(words)
    return Self.source(
      "BundledLabelWords", words, "Words of labels that no recipe has; ``LabelWords`` reads them.")
  }

  /// The source of `BundledCrossReactions.swift`, or the first mistake in the table.
  public func cousinsSource() throws(GroceryDataError) -> String {
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
