import MealModels

/// Works out what an ingredient line weighs.
struct IngredientWeight {
  let food: Food
  /// The food's row of the composition table, read only where the food's own measures do not do.
  let row: () -> TableFood?

  init(food: Food, row: @autoclosure @escaping () -> TableFood?) {
    self.food = food
    self.row = row
  }

  /// Grams of the edible part, the middle of a range; nil where the line does not say enough.
  ///
  /// In this order: a weight, a piece or unit of this food, volume and density, a household measure
  /// of the table, a usual volume of the unit.
  func grams(of ingredient: Ingredient) -> Double? {
    guard let measure = ingredient.measure else { return nil }
    let amount =
      (measure.quantity.lowerBound.doubleValue + measure.quantity.upperBound.doubleValue) / 2
    return unitGrams(measure.unit, ingredient).map { $0 * amount }
  }

  private func unitGrams(_ unit: MeasureUnit?, _ ingredient: Ingredient) -> Double? {
    let kind = unit ?? .piece
    if kind.dimension == .mass { return kind.baseAmount }
    if kind.dimension == .count, let noted = noted(ingredient.note, for: kind) { return noted }
    if kind == .piece, let size = size(in: ingredient.name), let grams = food.measures.sizes[size] {
      return grams
    }
    let volume = kind.baseAmount ?? Self.usualVolumes[kind]
    return food.measures.weights[kind]
      ?? kind.baseAmount.flatMap(weight(ofMillilitres:))
      ?? household(kind)
      ?? volume.flatMap(weight(ofMillilitres:))
  }

  private func weight(ofMillilitres volume: Double) -> Double? {
    if let density = food.measures.density { return volume * density }
    return household(.cup).map { $0 * volume / 240 }
  }

  /// Grams of one unit by the first measure of the table that begins with its word.
  private func household(_ unit: MeasureUnit) -> Double? {
    let measures = row()?.measures ?? []
    let words = unit == .piece ? ["medium", "fruit", "piece", "each", "item"] : [unit.symbol]
    for word in words {
      let found = measures.first { measure in
        measure.name.split { !$0.isLetter && $0 != " " }.first?.split(separator: " ").first
          .map { $0 == word } ?? false
      }
      if let found { return found.grams / found.amount }
    }
    return nil
  }

  /// A weight that the note names: "400 g each".
  ///
  /// Cans are weighed with their liquid, so there it only says how big the can is.
  private func noted(_ note: String?, for unit: MeasureUnit) -> Double? {
    let words = note?.split { $0 == " " || $0 == "/" || $0 == "," } ?? []
    guard let mark = words.firstIndex(of: "g"), mark > 0, let grams = Double(words[mark - 1]),
      Self.possibleWeights.contains(grams)
    else { return nil }
    guard unit == .can else { return grams }
    return (food.measures.weights[.can] ?? Self.usualCan) * grams / Self.usualCan
  }

  private func size(in name: String) -> PieceSize? {
    FoodName.words(of: name).lazy.compactMap { PieceSize(rawValue: $0) }.first
  }

  /// Grams that one piece can weigh; a note that says anything else is not taken for a weight.
  private static let possibleWeights = 0.01...25_000

  /// Grams in a can of the usual size, with its liquid.
  private static let usualCan = 400.0

  /// Millilitres of units that are measured by eye: a pinch is a sixteenth and a dash an eighth of
  /// a teaspoon, a handful half a cup, a knob a tablespoon.
  private static let usualVolumes: [MeasureUnit: Double] = [
    .pinch: 5.0 / 16, .dash: 5.0 / 8, .handful: 120, .knob: 15,
  ]
}
