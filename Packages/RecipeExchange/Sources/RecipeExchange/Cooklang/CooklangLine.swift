/// An ingredient line in Cooklang, with its amount, unit and preparation if they are certain.
enum CooklangLine {
  /// The food with its parts; nil if no part is certain, or if reading the result would give
  /// another line.
  static func parts(_ line: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    let amounts = words.prefix { isAmount($0) }
    guard !amounts.isEmpty, amounts.count <= 2, amounts.count < words.count else { return nil }
    let quantity = amounts.joined(separator: " ")
    var rest = words.dropFirst(amounts.count)
    var unit = ""
    if rest.count > 1, let first = rest.first, units.contains(first.lowercased()) {
      unit = "%" + first
      rest = rest.dropFirst()
    }
    let name = rest.joined(separator: " ")
    guard let first = name.unicodeScalars.first, CooklangMark(scalar: first).isWord else {
      return nil
    }
    let food = "@" + CooklangWriter.escaped(name, atStart: true)
    return food + "{" + quantity + unit + "}"
  }

  /// Whether a word is a number, a fraction or a range of numbers.
  private static func isAmount(_ word: Substring) -> Bool {
    guard let first = word.first, first.isNumber else { return false }
    return word.allSatisfy { $0.isNumber || "-./,–⁄".contains($0) } && !word.contains("--")
  }

  private static let units: Set<String> = [
    "g", "kg", "mg", "ml", "l", "dl", "cl", "oz", "lb", "lbs", "pound", "pounds", "ounce",
    "ounces", "cup", "cups", "tbsp", "tsp", "tablespoon", "tablespoons", "teaspoon", "teaspoons",
    "pint", "pints", "quart", "quarts", "pinch", "clove", "cloves", "can", "cans", "slice",
    "slices", "el", "tl", "prise", "bund", "zehe", "zehen", "liter", "litre", "gramm", "gram",
    "grams", "stick", "sticks", "bunch", "sprig", "sprigs", "piece", "pieces", "package",
  ]
}
