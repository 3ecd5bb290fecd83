import MealModels

/// Computes the weight of an ingredient line.
struct IngredientWeight {
  let food: Food
  /// Reads the food's row of the composition table; used only if the food's own measures are not
  /// enough.
  let row: () -> TableFood?

  init(food: Food, row: @autoclosure @escaping () -> TableFood?) {
    self.food = food
    self.row = row
  }

  /// The grams of the edible part; nil if the line does not state enough.
  ///
  /// A range has the weight of its middle. The sources are tried in this order: a weight, a further
  /// weight in the line or its note, a part that the name counts, a piece or unit of this food,
  /// volume and density, a household measure of the table, a usual volume of the unit.
  ///
  /// Amounts that are added to the first one are weighed too; if one of them cannot be, the weight
  /// is unknown.
  func grams(of ingredient: Ingredient) -> Double? {
    var sum = 0.0
    for part in ingredient.summands {
      guard let grams = grams(ofOne: part) else { return nil }
      sum += grams
    }
    return sum
  }

  /// The grams of a line without added amounts.
  private func grams(ofOne ingredient: Ingredient) -> Double? {
    guard let measure = ingredient.measure else { return nil }
    let amount =
      (measure.quantity.lowerBound.doubleValue + measure.quantity.upperBound.doubleValue) / 2
    let unit = measure.unit ?? .piece
    if amount > 0, unit.dimension == .count {
      if let said = grams(ofFurther: ingredient.further, amount, in: unit) { return said }
      if let noted = NotedWeight(ingredient.note) {
        let isOfOne = noted.isOfEach || Self.containers.contains(unit) || measure.word != nil
        return drained(noted.grams, in: unit) * (isOfOne ? amount : 1)
      }
    }
    return measure.word == nil ? unitGrams(unit, ingredient).map { $0 * amount } : nil
  }

  /// The grams from a further amount of the line, which is for each piece or for all of them.
  private func grams(
    ofFurther further: [FurtherAmount], _ count: Double, in unit: MeasureUnit
  ) -> Double? {
    for said in further where said.relation == .each || said.relation == .same {
      guard let own = said.measure.unit, let base = own.baseAmount else { continue }
      let amount = said.measure.quantity.upperBound.doubleValue * base
      guard let grams = own.dimension == .mass ? amount : weight(ofMillilitres: amount) else {
        continue
      }
      return said.relation == .each ? drained(grams, in: unit) * count : grams
    }
    return nil
  }

  private func unitGrams(_ kind: MeasureUnit, _ ingredient: Ingredient) -> Double? {
    if kind.dimension == .mass { return kind.baseAmount }
    if kind == .piece {
      let words = FoodName.words(of: ingredient.name)
      if let grams = part(in: words) ?? size(in: words) { return grams }
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

  /// The grams of one unit, from the first measure of the table that begins with the unit's word.
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

  /// The weight of a unit's contents.
  ///
  /// The weight on a can includes the liquid, so it only gives the size of the can.
  private func drained(_ grams: Double, in unit: MeasureUnit) -> Double {
    guard unit == .can else { return grams }
    return (food.measures.weights[.can] ?? Self.usualCan) * grams / Self.usualCan
  }

  /// The grams of a counted part, such as one leaf in "6 mint leaves".
  private func part(in words: [String]) -> Double? {
    words.lazy.compactMap { MeasureUnit(named: FoodName.singular($0)[...]) }
      .filter { $0.dimension == .count && $0 != .piece && !Self.containers.contains($0) }
      .compactMap { food.measures.weights[$0] }.first
  }

  private func size(in words: [String]) -> Double? {
    words.lazy.compactMap { PieceSize(rawValue: $0) }.first.flatMap { food.measures.sizes[$0] }
  }

  /// Units that are containers, so that a weight next to them is the weight of one.
  private static let containers: Set<MeasureUnit> = [.can, .packet]

  /// The grams in a can of the usual size, including its liquid.
  private static let usualCan = 400.0

  /// The millilitres of units that are measured by eye.
  ///
  /// A pinch is a sixteenth and a dash an eighth of a teaspoon, a handful half a cup, a knob a
  /// tablespoon.
  private static let usualVolumes: [MeasureUnit: Double] = [
    .pinch: 5.0 / 16, .dash: 5.0 / 8, .handful: 120, .knob: 15,
  ]
}
