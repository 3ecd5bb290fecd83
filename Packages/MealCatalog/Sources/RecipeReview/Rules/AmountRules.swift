import MealModels

/// The rules that a cook can measure every amount, and that amounts include only food that is
/// eaten.
enum AmountRules {
  /// The most oil in a serving, in millilitres; oil poured off after frying is not an ingredient.
  static let mostOil = 50.0

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    meal.lines.compactMap { line in
      let name = line.ingredient.name
      guard let fault = fault(of: line, servings: meal.recipe.servings) else { return nil }
      return meal.finding(fault.rule, name, "'\(name)' \(fault.sentence)")
    } + water(meal)
  }

  private static func fault(
    of line: LineReading, servings: Int
  ) -> (rule: ReviewRule, sentence: String)? {
    guard let measure = line.ingredient.measure else { return nil }
    let bounds = [measure.quantity.lowerBound, measure.quantity.upperBound]
    if !bounds.allSatisfy({ isCountable($0, measure.unit, line) }) {
      return (
        .oddAmount,
        "comes as \(measure.quantity) \(measure.unit?.symbol ?? "pieces"), which is hard to measure"
          + "; give whole ones, halves, or a weight"
      )
    }
    let base = measure.unit?.baseAmount ?? 0
    let isMetric = measure.unit == .millilitre || measure.unit == .litre
    if isMetric, line.kinds.contains(where: leaves.contains) {
      return (.oddAmount, "are leaves in millilitres; give cups, grams, sprigs or a bunch")
    }
    let amount = measure.quantity.upperBound.doubleValue * base / Double(max(1, servings))
    if measure.unit?.dimension == .volume, amount > mostOil, isOil(line) {
      return (
        .uneatenAmount,
        "is more than \(Int(mostOil)) ml a serving; list what is eaten and say in the note that the"
          + " rest is poured off"
      )
    }
    return nil
  }

  /// Whether a cook can use a count: whole pieces, halves of foods that can be cut, or a part of
  /// one piece.
  private static func isCountable(
    _ amount: Fraction, _ unit: MeasureUnit?, _ line: LineReading
  ) -> Bool {
    switch unit {
    case .pinch, .dash, .handful, .clove, .sprig, .leaf, .fillet, .rasher: amount.isWhole
    case .slice, .stalk, .stick, .sheet, .piece: amount.denominator <= 2
    case .can, .head, .bunch, .packet, .knob: isPart(amount)
    case nil: line.kinds.contains("egg") ? amount.isWhole : isPart(amount)
    default: true
    }
  }

  private static func isPart(_ amount: Fraction) -> Bool {
    amount.denominator <= 2 || amount < .one && amount.denominator <= 4
  }

  private static func isOil(_ line: LineReading) -> Bool {
    line.ingredient.food?.rawValue.hasSuffix("oil") == true
  }

  /// The findings about water that steps use but the list lacks, and about salt that is poured away
  /// with water.
  private static func water(_ meal: MealReading) -> [ReviewFinding] {
    let isListed = meal.lines.contains { $0.words.contains("water") }
    let isPoured = meal.steps.contains {
      $0.words.contains("drain") || $0.words.contains("drained")
    }
    let isSalty = isPoured && meal.lines.contains(where: seasonsWater)
    return meal.steps.indices.flatMap { step -> [ReviewFinding] in
      meal.steps[step].sentences.flatMap { sentence -> [ReviewFinding] in
        var findings: [ReviewFinding] = []
        let words = sentence.words
        if !isListed, vague.contains(where: { words.holds(run: $0) }) {
          findings.append(
            meal.finding(
              .oddAmount, step: step, "takes water without an amount; list it with one"))
        }
        if isSalty, words.contains("water"), words.contains("salt"),
          words.contains("boil") || words.contains("boiling")
        {
          findings.append(
            meal.finding(
              .uneatenAmount, step: step,
              "salts water that is poured away; list only the salt that is eaten"))
        }
        return findings
      }
    }
  }

  /// Whether a line has more salt than a dish needs, so that it salts water.
  private static func seasonsWater(_ line: LineReading) -> Bool {
    guard line.ingredient.food == "salt", let measure = line.ingredient.measure else {
      return false
    }
    return measure.quantity.upperBound.doubleValue * (measure.unit?.baseAmount ?? 0) > saltOfWater
  }

  /// The most millilitres of salt that season a dish; more salt goes into water that is poured
  /// away.
  private static let saltOfWater = 9.0

  private static let vague = [
    ["enough", "water"], ["water", "to", "cover"], ["cover", "with", "water"],
    ["covered", "with", "water"], ["cover", "it", "with", "water"], ["a", "little", "water"],
  ]

  private static let leaves: Set<FoodID> = [
    "basil", "thai-basil", "coriander-leaf", "parsley", "mint", "dill", "chive", "spinach",
    "lettuce", "rocket", "kale", "cabbage", "napa-cabbage", "chard", "watercress", "romaine",
    "collard-greens", "curry-leaf", "sage", "rosemary", "thyme", "perilla",
  ]
}
