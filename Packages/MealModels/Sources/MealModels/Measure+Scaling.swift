extension Measure {
  /// The measure for more or fewer servings, in the unit a cook would reach for.
  ///
  /// Amounts are multiplied and converted exactly; only then the unit steps up or down its ladder,
  /// and an amount that no spoon or cup can measure is rounded to the nearest one that can.
  ///
  /// - Parameters:
  ///   - factor: what to multiply by, such as 3/2; one leaves the measure as written.
  ///   - system: the units to use; counted units and spoons that are written stay as they are.
  public func scaled(by factor: Fraction, in system: MeasurementSystem? = nil) -> Measure {
    let exact = Measure(quantity * factor, unit)
    if let system, let converted = exact.exactly(in: system) { return converted.inCooksUnit() }
    return factor == .one ? self : exact.inCooksUnit()
  }

  /// The measure in the units of a system; counted units and spoons stay as they are.
  public func converted(to system: MeasurementSystem) -> Measure {
    scaled(by: .one, in: system)
  }

  /// Grams below which no ounce is worth weighing.
  private static let leastGramsInOunces = Fraction(10)

  /// The converted measure before any rounding; nil where the unit stays.
  private func exactly(in system: MeasurementSystem) -> Measure? {
    guard let unit, let base = unit.baseAmount, unit.isMetric != (system == .metric),
      !(system == .metric && (unit == .teaspoon || unit == .tablespoon)),
      !(unit == .gram && quantity.upperBound < Self.leastGramsInOunces)
    else { return nil }
    let target = Self.entryUnit(unit.dimension, in: system)
    guard let targetBase = target.baseAmount else { return nil }
    let factor = base / targetBase
    let converted = quantity.mapped {
      Fraction(rounding: $0.doubleValue * factor, toParts: 1000) ?? $0
    }
    return Measure(converted, target)
  }

  private static func entryUnit(
    _ dimension: MeasureUnit.Dimension, in system: MeasurementSystem
  ) -> MeasureUnit {
    switch (dimension, system) {
    case (.mass, .us): .ounce
    case (.mass, .metric): .gram
    case (_, .us): .teaspoon
    case (_, .metric): .millilitre
    }
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

  /// Steps once for the exact amount and once more for what rounding made of it.
  private func inCooksUnit() -> Measure {
    steppedToCooksUnit().roundedForCook().steppedToCooksUnit()
  }

  private func steppedToCooksUnit() -> Measure {
    guard let unit,
      let ladder = Self.ladders.first(where: { rungs in rungs.contains { $0.unit == unit } }),
      let own = ladder.first(where: { $0.unit == unit })
    else { return self }
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

  /// Denominators that measuring spoons, cups and scales have.
  private static func isMeasurable(_ amount: Fraction, in unit: MeasureUnit?) -> Bool {
    switch unit {
    case .teaspoon: [1, 2, 3, 4, 8].contains(amount.denominator)
    case .tablespoon: [1, 2].contains(amount.denominator)
    case .pound: [1, 2, 4].contains(amount.denominator)
    case .ounce where amount >= Fraction(8): amount.isWhole
    default: [1, 2, 3, 4].contains(amount.denominator)
    }
  }

  private func roundedForCook() -> Measure {
    Measure(quantity.mapped { Self.rounded($0, unit) }, unit)
  }

  private static func rounded(_ amount: Fraction, _ unit: MeasureUnit?) -> Fraction {
    if unit?.isMetric == true { return metricRounded(amount, unit) }
    if isMeasurable(amount, in: unit) { return amount }
    let parts = Self.roundingParts(amount, unit)
    let nearest = Fraction(rounding: amount.doubleValue, toParts: parts) ?? amount
    return max(nearest, Fraction(1, over: parts) ?? .one)
  }

  private static func roundingParts(_ amount: Fraction, _ unit: MeasureUnit?) -> Int {
    switch unit {
    case .teaspoon: 8
    case .tablespoon: 2
    case .ounce where amount >= Fraction(8): 1
    default: 4
    }
  }

  /// Rounds to what a scale or jug shows: 1 below 20, 5 below 250, then 10; kg and l to 0.05.
  private static func metricRounded(_ amount: Fraction, _ unit: MeasureUnit?) -> Fraction {
    let value = min(amount.doubleValue, 1e12)
    if unit == .kilogram || unit == .litre {
      return Fraction(rounding: value, toParts: 20) ?? amount
    }
    let half = Fraction(1, over: 2) ?? .one
    if value < 2 { return max(Fraction(rounding: value, toParts: 2) ?? amount, half) }
    let step = value < 20 ? 1 : (value < 250 ? 5 : 10)
    return Fraction(Int((value / Double(step)).rounded()) * step)
  }
}
