import MealModels

extension PreferenceParser {
  /// The bounds of a list such as "sodium at most 600 mg, protein at least 25 g".
  ///
  /// - Parameter side: the side of all bounds, so that "sodium=600mg" is enough; by default each
  ///   nutrient has its own.
  public func nutrition(
    _ text: String, _ side: Quota.Bound? = nil
  ) throws(PreferenceError) -> NutritionBounds {
    var bounds = NutritionBounds.none
    for phrase in try list(text, of: .nutrition) {
      let (nutrient, amount) = try bound(phrase, side)
      guard bounds[nutrient] == nil else { throw .badNutrition(phrase) }
      bounds[nutrient] = amount
    }
    return bounds
  }

  /// The amount of a nutrient that was typed alone, such as "600" or "600 mg"; nil for an empty
  /// text.
  public func amount(
    _ text: String, of nutrient: BoundedNutrient
  ) throws(PreferenceError) -> Int? {
    let words = Self.spaced(text)
    return words.isEmpty ? nil : try amount(words[...], of: nutrient, typed: text)
  }

  private func bound(
    _ phrase: String, _ side: Quota.Bound?
  ) throws(PreferenceError) -> (BoundedNutrient, Int) {
    let words = Self.spaced(phrase)
    guard let end = words.firstIndex(where: { $0 == "at" || $0.first?.isNumber == true }), end > 0
    else { throw .badNutrition(phrase) }
    let name = words[..<end].joined(separator: "-")
    let nutrient: BoundedNutrient =
      if let everyday = Self.everyday[name] { everyday } else {
        try choice(name, of: .nutrition)
      }
    var rest = words[end...]
    var sides = [side].compactMap(\.self)
    if rest.first == "at" {
      guard let named = rest.dropFirst().first.flatMap({ Self.sides[$0] }) else {
        throw .badNutrition(phrase)
      }
      sides.append(named)
      rest = rest.dropFirst(2)
    }
    guard sides.allSatisfy({ $0 == nutrient.side }) else { throw .wrongNutritionSide(nutrient) }
    return (nutrient, try amount(rest, of: nutrient, typed: phrase))
  }

  private func amount(
    _ words: ArraySlice<String>, of nutrient: BoundedNutrient, typed text: String
  ) throws(PreferenceError) -> Int {
    guard let number = words.first, number.utf8.allSatisfy({ (48...57).contains($0) }),
      words.dropFirst().first.map({ $0 == nutrient.nutrient.unit || Self.filling.contains($0) })
        ?? true,
      words.dropFirst(2).allSatisfy(Self.filling.contains)
    else { throw .badNutrition(text) }
    guard let amount = Int(number), nutrient.range.contains(amount) else {
      throw .nutritionOutOfRange(nutrient)
    }
    return amount
  }

  /// The words of a phrase, with signs spelled out and a number apart from its unit.
  private static func spaced(_ phrase: String) -> [String] {
    let plain = phrase.lowercased().replacing(">=", with: " at least ")
      .replacing("<=", with: " at most ").replacing("at-", with: "at ").replacing("=", with: " ")
    return plain.split(separator: " ").flatMap { word -> [String] in
      let digits = word.prefix { ("0"..."9").contains($0) }
      return [digits, word.dropFirst(digits.count)].filter { !$0.isEmpty }.map(String.init)
    }
  }

  private static let sides: [String: Quota.Bound] = ["least": .atLeast, "most": .atMost]
  private static let filling: Set<String> = ["a", "per", "serving"]
  private static let everyday: [String: BoundedNutrient] = [
    "calories": .energy, "carbs": .carbohydrate, "carbohydrates": .carbohydrate, "sugar": .sugars,
    "saturates": .saturatedFat, "fiber": .fibre,
  ]
}
