import MealModels

/// The words of an item in the singular, without amounts, in the parts between commas and similar
/// signs.
package struct AisleText {
  /// The number of bytes of a text that are read.
  static let longest = 600

  /// The words of each part; parts without words are left out.
  package private(set) var parts: [[String]]

  /// Reads a text.
  package init(_ text: some StringProtocol) {
    let start = String(decoding: text.utf8.prefix(Self.longest), as: UTF8.self)
    parts = start.split { ",;/()[]|".contains($0) }
      .map { Self.withoutAmounts(FoodName.words(of: $0)).map { FoodName.singular($0) } }
      .filter { !$0.isEmpty }
  }

  /// The text with each word changed.
  func mapped(_ change: (String) -> String) -> AisleText {
    var text = self
    text.parts = parts.map { $0.map(change) }
    return text
  }

  /// All words, in order.
  package var words: [String] { parts.flatMap { $0 } }

  /// The words without numbers and without the units after or within them: "2 kg", "500g".
  ///
  /// A text that has only amounts is unchanged.
  static func withoutAmounts(_ words: [String]) -> [String] {
    var kept: [String] = []
    var followsNumber = false
    for word in words {
      if followsNumber, units.contains(word) { continue }
      followsNumber = isAmount(word)
      if !followsNumber { kept.append(word) }
    }
    return kept.isEmpty ? words : kept
  }

  private static func isAmount(_ word: String) -> Bool {
    let rest = word.drop { $0.isNumber || $0 == "%" || $0 == "." }
    if rest.count == word.count { return word.first == "x" && Int(word.dropFirst()) != nil }
    return rest.isEmpty || units.contains(String(rest))
  }

  private static let units: Set<String> = [
    "kg", "kilo", "kilos", "g", "gr", "gram", "grams", "mg", "mcg", "ml", "cl", "l", "litre",
    "litres", "liter", "liters", "oz", "ounce", "ounces", "fl", "lb", "lbs", "pound", "pounds",
    "pint", "pints", "pt", "gallon", "gallons", "gal", "quart", "quarts", "qt", "pack", "packs",
    "pk", "ct", "count", "x", "pc", "pcs", "piece", "pieces", "m", "mm", "cm", "ft", "sq", "in",
    "inch", "inches", "w", "watt", "v", "of", "no", "proof", "yd", "ply",
  ]
}
