import EmbeddedText
import MealModels

/// The words that labels use and recipes do not.
///
/// Brands, praise and packages name no food. Names of foods in other languages may have another
/// meaning in English.
package struct LabelWords: Sendable {
  /// The words that ship inside the binary.
  static let bundled = LabelWords(
    trusted: String(decoding: BundledLabelWords.text.bytes, as: UTF8.self))

  /// Words and phrases that name no food.
  private(set) var idle: Set<String> = []
  /// Words that may name a food although they are ordinary words in recipes: "pain" is bread.
  private(set) var unclear: Set<String> = []

  /// Parses lines "brand: word, word", "praise: …", "package: …" and "abroad: …"; throws the first
  /// error.
  package init(_ text: String) throws(GroceryDataError) {
    for line in TableLine.lines(of: text) where Self.entry(line) == nil {
      throw line.wrong("expected 'brand', 'praise', 'package' or 'abroad', ':' and plain words")
    }
    self.init(trusted: text)
  }

  private init(trusted text: String) {
    for line in TableLine.lines(of: text) {
      guard let (isIdle, words) = Self.entry(line) else { continue }
      if isIdle { idle.formUnion(words) } else { unclear.formUnion(words) }
    }
  }

  private static func entry(_ line: TableLine) -> (isIdle: Bool, words: [String])? {
    let parts = line.column(0).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, ["brand", "praise", "package", "abroad"].contains(parts[0]) else {
      return nil
    }
    let words = parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
    guard words.allSatisfy({ FoodName.words(of: $0).joined(separator: " ") == $0 }) else {
      return nil
    }
    return (parts[0] != "abroad", words)
  }
}
