import EmbeddedText
import MealModels

/// Words on labels that no recipe has: brands, praise and packages, which bring no food, and names of
/// foods in other languages that are ordinary words in English.
struct LabelWords: Sendable {
  /// The words that ship inside the binary.
  static let bundled = LabelWords(
    trusted: String(decoding: BundledLabelWords.text.bytes, as: UTF8.self))

  /// Words and phrases that bring no food into a product.
  private(set) var idle: Set<String> = []
  /// Words that may name a food although they are ordinary in recipes: "pain" is bread.
  private(set) var unclear: Set<String> = []

  /// Reads lines "brand: word, word", "praise: …", "package: …" and "abroad: …", or fails on the first
  /// mistake.
  init(_ text: String) throws(GroceryDataError) {
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
