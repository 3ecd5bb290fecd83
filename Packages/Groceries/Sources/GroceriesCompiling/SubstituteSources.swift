import EmbeddedText
import Groceries

/// The tables of substitutes that people edit, and the Swift file that is made from them.
package struct SubstituteSources: Sendable {
  private let rows: String
  private let kin: String
  private let kinds: String

  /// Takes the texts of `substitutes.tsv`, `substitutes-kin.tsv` and `substitutes-kinds.tsv`.
  package init(rows: String, kin: String, kinds: String) {
    self.kinds = Self.withoutHeading(kinds)
    self.rows = Self.withoutHeading(rows)
    self.kin = Self.withoutHeading(kin)
  }

  /// Reads the table, or fails on its first mistake.
  package func table() throws(GroceryDataError) -> SubstituteTable {
    try SubstituteTable(rows: rows, kin: kin, kinds: kinds)
  }

  /// The source of `BundledSubstitutes.swift`; it fails on the first mistake in the tables.
  package func swiftSource() throws(GroceryDataError) -> String {
    _ = try table()
    return """
      // swift-format-ignore-file
      // Made from Data by Scripts/compile-groceries. Do not edit.

      /// The substitutes of foods; ``SubstituteTable`` reads them.
      enum BundledSubstitutes {
        static let rows: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(rows)))

        static let kin: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(kin)))

        static let kinds: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(kinds)))
      }

      """
  }

  /// The text with its heading made a comment, so that lines keep their numbers.
  private static func withoutHeading(_ text: String) -> String {
    var isHeading = true
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard isHeading, !line.isEmpty, !line.hasPrefix("#") else { return String(line) }
      isHeading = false
      return "#" + line
    }.joined(separator: "\n")
  }

  private static func withoutRemarks(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }
}
