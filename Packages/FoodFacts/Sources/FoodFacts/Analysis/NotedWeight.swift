import MealModels

/// A weight that the note of an ingredient names: "about 900 g", "400 g/14 oz each".
struct NotedWeight: Equatable {
  /// Grams.
  let grams: Double

  /// Whether it is the weight of one and not of all.
  let isOfEach: Bool

  /// Reads the first weight of a note; nil where there is none that a food can have.
  init?(_ note: String?) {
    guard let note else { return nil }
    let words = note.lowercased().split { " /,;()~".contains($0) }
    let weights = words.indices.lazy.compactMap { Self.grams(words[$0...]) }
    guard let grams = weights.first, Self.possible.contains(grams) else { return nil }
    self.grams = grams
    isOfEach = words.contains { Self.signs.contains($0) }
  }

  /// The weight that words begin with: "400 g" or "400g".
  private static func grams(_ words: ArraySlice<Substring>) -> Double? {
    guard let first = words.first else { return nil }
    let digits = first.prefix { $0.isNumber || $0 == "." }
    let name = digits.count == first.count ? words.dropFirst().first : first[digits.endIndex...]
    guard let number = Double(digits), let unit = name.flatMap({ MeasureUnit(named: $0) }),
      unit.dimension == .mass
    else { return nil }
    return unit.baseAmount.map { $0 * number }
  }

  private static let signs: Set<Substring> = ["each", "apiece", "per"]

  /// Grams that something in a recipe can weigh.
  private static let possible = 0.01...25_000
}
