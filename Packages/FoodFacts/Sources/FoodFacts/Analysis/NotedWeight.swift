import MealModels

/// A weight in the note of an ingredient: "about 900 g", "400 g/14 oz each".
struct NotedWeight: Equatable {
  /// The weight in grams.
  let grams: Double

  /// Whether the weight is that of one piece, not of all pieces.
  let isOfEach: Bool

  /// Reads the first weight of a note; nil if the note has no plausible weight.
  init?(_ note: String?) {
    guard let note else { return nil }
    let words = note.lowercased().split { " ,();~".contains($0) }.flatMap(Self.parts)
    let weights = words.indices.lazy.compactMap { Self.grams(words[$0...]) }
    guard let grams = weights.first, Self.possible.contains(grams) else { return nil }
    self.grams = grams
    isOfEach = words.contains { Self.signs.contains($0) }
  }

  /// The words around a slash, unless it is part of a fraction: "3/4" is one word, "g/14" two.
  private static func parts(of word: Substring) -> [Substring] {
    Fraction(String(word)) == nil ? word.split(separator: "/") : [word]
  }

  /// The weight with which some words begin: "400 g", "400g" or "1 3/4 lb".
  private static func grams(_ words: ArraySlice<Substring>) -> Double? {
    guard let first = words.first else { return nil }
    if let unit = words.dropFirst(2).first, let whole = words.dropFirst().first,
      first.allSatisfy(\.isNumber), whole.contains("/"),
      let number = Fraction("\(first) \(whole)")
    {
      return grams(number.doubleValue, unit)
    }
    if let unit = words.dropFirst().first, let number = Fraction(String(first)) {
      return grams(number.doubleValue, unit)
    }
    let digits = first.prefix { $0.isNumber || $0 == "." }
    return Double(digits).flatMap { grams($0, first[digits.endIndex...]) }
  }

  private static func grams(_ number: Double, _ unit: Substring) -> Double? {
    guard let unit = MeasureUnit(named: unit), unit.dimension == .mass else { return nil }
    return unit.baseAmount.map { $0 * number }
  }

  private static let signs: Set<Substring> = ["each", "apiece", "per"]

  /// The plausible grams of an ingredient in a recipe.
  private static let possible = 0.01...25_000
}
