extension Measure {
  /// The measure for more or fewer servings, in the unit a cook would reach for.
  ///
  /// What belongs to the system and is not scaled stays as its author wrote it. Everything else is
  /// multiplied and converted exactly, and only then written as a kitchen measures it:
  ///
  /// | Written as | In US units | In metric ones |
  /// | --- | --- | --- |
  /// | a weight | ounces, pounds; grams below 15 g | grams, kilograms |
  /// | a volume of a liquid | spoons, cups, pints, quarts | spoons below 30 ml, then ml and l |
  /// | a volume of anything else | the same | its weight; cups where nobody knows it |
  /// | spoons | spoons, then cups | spoons up to 4 tablespoons, then as above |
  /// | a count | the count | the count |
  ///
  /// Each is rounded to what spoons, cups, jugs and scales can show, by an eighth of it at most; below
  /// 1/2 teaspoon, 1/2 oz or 2 g by at most 1/16 teaspoon, 1/16 oz or 1/4 g.
  ///
  /// - Parameters:
  ///   - factor: what to multiply by, such as 3/2.
  ///   - system: the units to use; nil keeps the system in which it is written.
  ///   - food: how the food is measured; a liquid unless given.
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

  /// Whether the unit is one of a system; spoons and counts are of both.
  func belongs(to system: MeasurementSystem?) -> Bool {
    guard let system, let unit, unit.dimension != .count else { return true }
    return unit.isMetric == (system == .metric) || unit.isSpoon
  }

  /// Whether the unit is one of volume or weight of a system.
  func isMeasured(in system: MeasurementSystem?) -> Bool {
    unit?.baseAmount != nil && belongs(to: system)
  }

  /// Grams below which no ounce is worth weighing.
  private static let leastGramsInOunces = Fraction(15)

  private var inUSUnits: Measure {
    guard let unit, unit.isMetric else { return self }
    guard unit.dimension == .mass else { return converted(to: .teaspoon) }
    let grams = converted(to: .gram)
    return grams.quantity.upperBound < Self.leastGramsInOunces ? grams : converted(to: .ounce)
  }

  /// Millilitres below which a spoon measures what is not written in spoons.
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

  /// The measure in another unit of its dimension, to a thousandth.
  private func converted(to target: MeasureUnit) -> Measure {
    guard let unit, unit != target, let base = unit.baseAmount,
      let targetBase = target.baseAmount
    else { return self }
    return Measure(quantity.multiplied(by: base / targetBase), target)
  }
}

extension MeasureUnit {
  /// Whether it is a spoon, which is in every kitchen.
  var isSpoon: Bool { self == .teaspoon || self == .tablespoon }
}

extension Quantity {
  /// The quantity times a number that is no fraction, to a thousandth.
  fileprivate func multiplied(by factor: Double) -> Quantity {
    mapped { Fraction(rounding: $0.doubleValue * factor, toParts: 1000) ?? $0 }
  }
}

extension Measure {
  /// One step of a ladder of units: how many of the unit make one of the next.
  private struct Rung {
    let unit: MeasureUnit
    /// The smallest amount for which a cook reaches for this unit.
    let least: Fraction
    /// How many of the ladder's smallest unit this unit holds, exactly.
    let size: Fraction
  }

  private static func rung(_ unit: MeasureUnit, _ least: Fraction?, _ size: Int) -> Rung {
    Rung(unit: unit, least: least ?? .zero, size: Fraction(size))
  }

  /// Units that a cook steps between, smallest first.
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

  /// Steps once for the exact amount and once more for what rounding made of it.
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

  /// Whether a cook can measure every end of the quantity in this unit without a rest.
  private static func isEasy(_ inSmallest: Quantity, _ rung: Rung) -> Bool {
    let ends = [inSmallest.lowerBound / rung.size, inSmallest.upperBound / rung.size]
    let large =
      rung.unit == .cup ? Fraction(1) : (rung.unit == .tablespoon ? Fraction(2) : Fraction(8))
    return ends.allSatisfy { isMeasurable($0, in: rung.unit) } || ends.allSatisfy { $0 >= large }
  }
}
