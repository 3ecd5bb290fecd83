extension Measure {
  /// The measure for a different number of servings, in the unit that a cook would use.
  ///
  /// A measure that belongs to the system and is not scaled stays as its author wrote it. Any other
  /// measure is multiplied and converted exactly, and only then expressed in units of the kitchen:
  ///
  /// | Written as | In US units | In metric ones |
  /// | --- | --- | --- |
  /// | a weight | ounces, pounds; grams below 15 g | grams, kilograms |
  /// | a volume of a liquid | spoons, cups, pints, quarts | spoons below 30 ml, then ml and l |
  /// | a volume of anything else | the same | its weight; cups if it is unknown |
  /// | spoons | spoons, then cups | spoons up to 4 tablespoons, then as above |
  /// | a count | the count | the count |
  ///
  /// Each amount is rounded to one that spoons, cups, jugs and scales can show, by at most an
  /// eighth of itself; an amount below 1/2 teaspoon, 1/2 oz or 2 g by at most 1/16 teaspoon, 1/16
  /// oz or 1/4 g.
  ///
  /// - Parameters:
  ///   - factor: the multiplier, such as 3/2.
  ///   - system: the units to use; nil keeps the system in which it is written.
  ///   - food: how the food is measured; by default a liquid.
  public func scaled(
    by factor: Fraction, in system: MeasurementSystem? = nil, of food: MeasuredFood = .poured
  ) -> Measure {
    guard factor != .one || !belongs(to: system) else { return self }
    let exact = Measure(quantity * factor, unit, word: word)
    guard let unit, unit.dimension != .count else {
      return exact.counted(isHalved: food.isHalved).withWord(as: quantity)
    }
    switch system ?? (unit.isMetric ? .metric : .us) {
    case .us: return exact.inUSUnits.inCooksUnit()
    case .metric:
      return unit.dimension == .mass
        ? exact.converted(to: .gram).inCooksUnit() : exact.metricVolume(of: food)
    }
  }

  /// Whether the unit belongs to a system; spoons and counts belong to both.
  func belongs(to system: MeasurementSystem?) -> Bool {
    guard let system, let unit, unit.dimension != .count else { return true }
    return unit.isMetric == (system == .metric) || unit.isSpoon
  }

  /// Whether the unit is a unit of volume or weight of a system.
  func isMeasured(in system: MeasurementSystem?) -> Bool {
    unit?.baseAmount != nil && belongs(to: system)
  }

  /// Grams below which an amount is not weighed in ounces.
  private static let leastGramsInOunces = Fraction(15)

  private var inUSUnits: Measure {
    guard let unit, unit.isMetric else { return self }
    guard unit.dimension == .mass else { return converted(to: .teaspoon) }
    let grams = converted(to: .gram)
    return grams.quantity.upperBound < Self.leastGramsInOunces ? grams : converted(to: .ounce)
  }

  /// Millilitres below which an amount in another unit is measured in spoons.
  private static let leastMillilitres = Fraction(30)
  /// The most millilitres that are measured by spoons: four tablespoons.
  private static let mostInSpoons = Fraction(60)

  /// A volume for a metric kitchen.
  private func metricVolume(of food: MeasuredFood) -> Measure {
    let volume = converted(to: .millilitre)
    let most = volume.quantity.upperBound
    if most < Self.leastMillilitres || unit?.isSpoon == true && most <= Self.mostInSpoons {
      return converted(to: .teaspoon).inCooksUnit(of: Self.spoons)
    }
    if food.isPoured || unit?.isMetric == true { return volume.inCooksUnit() }
    guard let density = food.density else { return converted(to: .cup).inCooksUnit() }
    return Measure(volume.quantity.multiplied(by: density), .gram).inCooksUnit()
  }

  /// The measure in another unit of its dimension, rounded to a thousandth.
  private func converted(to target: MeasureUnit) -> Measure {
    guard let unit, unit != target, let base = unit.baseAmount,
      let targetBase = target.baseAmount
    else { return self }
    return Measure(quantity.multiplied(by: base / targetBase), target)
  }
}

extension MeasureUnit {
  /// Whether the unit is a spoon, which every kitchen has.
  var isSpoon: Bool { self == .teaspoon || self == .tablespoon }
}

extension Quantity {
  /// The quantity times a floating-point number, rounded to a thousandth.
  fileprivate func multiplied(by factor: Double) -> Quantity {
    mapped { Fraction(rounding: $0.doubleValue * factor, toParts: 1000) ?? $0 }
  }
}

extension Measure {
  /// A step of a ladder of units.
  private struct Rung {
    let unit: MeasureUnit
    /// The smallest amount for which a cook uses this unit.
    let least: Fraction
    /// The exact size of this unit in the ladder's smallest unit.
    let size: Fraction
  }

  private static func rung(_ unit: MeasureUnit, _ least: Fraction?, _ size: Int) -> Rung {
    Rung(unit: unit, least: least ?? .zero, size: Fraction(size))
  }

  /// Units among which a cook chooses by the size of an amount, smallest first.
  private static let ladders: [[Rung]] = [
    [
      rung(.teaspoon, nil, 1), rung(.tablespoon, .one, 3),
      rung(.cup, Fraction(1, over: 4), 48),
    ],
    [
      rung(.teaspoon, nil, 1), rung(.tablespoon, .one, 3), rung(.cup, Fraction(1, over: 4), 48),
      rung(.pint, .one, 96), rung(.quart, .one, 192),
    ],
    [rung(.ounce, nil, 1), rung(.pound, Fraction(1, over: 2), 16)],
    [rung(.gram, nil, 1), rung(.kilogram, .one, 1000)],
    [rung(.millilitre, nil, 1), rung(.litre, .one, 1000)],
  ]

  /// Spoons alone.
  private static let spoons = [rung(.teaspoon, nil, 1), rung(.tablespoon, .one, 3)]

  /// The measure in the unit that a cook would use; chooses a unit for the exact amount, and again
  /// for the rounded one.
  private func inCooksUnit(of units: [Rung]? = nil) -> Measure {
    let ladder =
      units ?? Self.ladders.first { rungs in rungs.contains { $0.unit == unit } } ?? []
    return stepped(on: ladder).rounded().stepped(on: ladder)
  }

  private func stepped(on ladder: [Rung]) -> Measure {
    guard let own = ladder.first(where: { $0.unit == unit }) else { return self }
    let inSmallest = quantity * own.size
    let fitting = ladder.filter { rung in
      let low = inSmallest.lowerBound / rung.size
      guard low >= rung.least else { return false }
      return rung.unit.isMetric || rung.unit == ladder.first?.unit || Self.isEasy(inSmallest, rung)
    }
    guard let best = fitting.last ?? ladder.first else { return self }
    return Measure(inSmallest.mapped { $0 / best.size }, best.unit)
  }

  /// Whether a cook can measure both ends of the quantity in this unit.
  private static func isEasy(_ inSmallest: Quantity, _ rung: Rung) -> Bool {
    let ends = [inSmallest.lowerBound / rung.size, inSmallest.upperBound / rung.size]
    let large =
      rung.unit == .cup ? Fraction(1) : (rung.unit == .tablespoon ? Fraction(2) : Fraction(8))
    return ends.allSatisfy { isMeasurable($0, in: rung.unit) } || ends.allSatisfy { $0 >= large }
  }
}
