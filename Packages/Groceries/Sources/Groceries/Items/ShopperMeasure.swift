import MealModels

/// An amount as a shopper writes it: in the units of one system, rounded up to an amount that
/// shops sell and kitchens measure.
///
/// | Written as | In US units | In metric ones |
/// | --- | --- | --- |
/// | a weight | ounces, then pounds | grams, then kilograms |
/// | a volume of a liquid | spoons, cups, quarts | up to three spoons, then ml and l |
/// | a volume of anything else | spoons, cups | up to three spoons, then its weight, or ml |
/// | a count | whole numbers | whole numbers |
///
/// The stored amount stays exact.
struct ShopperMeasure {
  /// The units; nil keeps the system in which the amount is written.
  let system: MeasurementSystem?
  /// The weights of the food's cups and pieces.
  let measures: FoodMeasures
  /// Whether a cook pours the food.
  let isPoured: Bool

  /// The amount in the units of the system, rounded up.
  func amount(_ amount: ListAmount) -> ListAmount {
    guard let unit = amount.unit, amount.word == nil, unit.baseAmount != nil,
      unit.dimension != .count
    else { return amount.mapped(Self.whole) }
    let base = unit.baseAmount ?? 1
    let isMetric = system.map { $0 == .metric } ?? unit.isMetric
    let isMass = unit.dimension == .mass
    let most = amount.high.doubleValue * base
    let step = step(most, unit, isMass: isMass, isMetric: isMetric)
    let quantity = amount.quantity.mapped { number in
      step.rounded(number.doubleValue * base)
    }
    return ListAmount(quantity, step.unit)
  }

  /// A unit with the number of grams or millilitres in it, and the numbers that are written.
  private struct Step {
    var unit: MeasureUnit
    /// The grams or millilitres of one unit.
    var size: Double
    /// The parts into which one unit is divided, such as quarters.
    var parts: [Int]
    /// The step in whole units, if it is larger than one.
    var whole = 1
    /// The factor from the written unit's grams or millilitres to those of this unit.
    var factor = 1.0

    /// The nearest written number that is enough; nearly exact numbers stay as they are.
    func rounded(_ base: Double) -> Fraction {
      let value = base * factor / size
      let slack = value * 0.005 + 1e-9
      guard value < 1e9 else { return Fraction(bounded: value) }
      let candidates = parts.map { part -> Fraction in
        let step = part == 1 ? whole : 1
        let count = ((value - slack) * Double(part) / Double(step)).rounded(.up) * Double(step)
        return Fraction(max(1, Int(count)), over: part) ?? .one
      }
      return value <= 0 ? .zero : candidates.min() ?? .one
    }
  }

  private func step(_ value: Double, _ unit: MeasureUnit, isMass: Bool, isMetric: Bool) -> Step {
    switch (isMass, isMetric) {
    case (true, true): Self.grams(value)
    case (true, false): Self.ounces(value)
    case (false, true): metricVolume(value, unit)
    case (false, false): Self.cups(value, isPoured: isPoured)
    }
  }

  private static func grams(_ grams: Double, factor: Double = 1) -> Step {
    let value = grams * factor
    if value > 990 { return Step(unit: .kilogram, size: 1000, parts: [20], factor: factor) }
    let whole = value > 200 ? 10 : value > 20 ? 5 : 1
    return Step(unit: .gram, size: 1, parts: [1], whole: whole, factor: factor)
  }

  private static func ounces(_ grams: Double) -> Step {
    let ounce = MeasureUnit.ounce.baseAmount ?? 28.35
    let value = grams / ounce
    if value > 15.9 {
      return Step(unit: .pound, size: 16 * ounce, parts: value > 160 ? [1] : [4])
    }
    return Step(unit: .ounce, size: ounce, parts: value > 4 ? [1] : value > 1 ? [2] : [4])
  }

  /// The millilitres of three tablespoons, the most that are counted in spoons.
  private static let threeSpoons = 45.0

  private func metricVolume(_ millilitres: Double, _ unit: MeasureUnit) -> Step {
    if !unit.isMetric, millilitres <= Self.threeSpoons { return Self.spoons(millilitres) }
    if !isPoured, !unit.isMetric, let density = measures.density {
      return Self.grams(millilitres, factor: density)
    }
    if millilitres > 990 { return Step(unit: .litre, size: 1000, parts: [20]) }
    let whole = millilitres > 100 ? 10 : 5
    return Step(unit: .millilitre, size: 1, parts: [1], whole: whole)
  }

  private static func spoons(_ millilitres: Double) -> Step {
    millilitres < 14.9
      ? Step(unit: .teaspoon, size: 5, parts: millilitres > 5.1 ? [2] : [4])
      : Step(unit: .tablespoon, size: 15, parts: [2])
  }

  private static func cups(_ millilitres: Double, isPoured: Bool) -> Step {
    let cups = millilitres / 240
    if cups < 0.249 {
      return millilitres > 15.1
        ? Step(unit: .tablespoon, size: 15, parts: [1]) : spoons(millilitres)
    }
    if isPoured, cups > 3.99 {
      return Step(unit: .quart, size: 960, parts: cups > 40 ? [1] : [2])
    }
    let parts = cups > 8 ? [1] : cups > 3 ? [2] : [2, 3, 4]
    return Step(unit: .cup, size: 240, parts: parts)
  }

  /// A count, rounded up to a whole number.
  private static func whole(_ amount: Fraction) -> Fraction {
    let value = (amount.doubleValue - 1e-9).rounded(.up)
    return value < 1e9 ? Fraction(max(0, Int(value))) : amount
  }
}

extension Fraction {
  /// A whole number, at most a billion.
  fileprivate init(bounded value: Double) { self.init(Int(min(value, 1e9))) }
}
