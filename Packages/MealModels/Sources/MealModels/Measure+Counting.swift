extension Measure {
  /// The largest change of a count before it becomes a range, as a share of the count.
  static let greatestChange = 0.15

  /// A count that a cook can use: the usable count nearest to the exact amount.
  ///
  /// If that is too far away, it is the range between the two usable counts around the amount, such
  /// as 1-2 eggs for one and a half.
  ///
  /// | What is counted | Usable |
  /// | --- | --- |
  /// | pinches, dashes | whole ones, at least one |
  /// | eggs, cloves, leaves, slices, small pieces | 1/4, 1/2 and whole ones |
  /// | onions, lemons, cans, jars, heads, bunches | 1/8, quarters and thirds below one, then halves |
  ///
  /// - Parameter isHalved: whether half a piece can be used, if pieces are counted whole.
  func counted(isHalved: Bool) -> Measure {
    let steps = word == nil ? Self.steps(of: unit, isHalved) : Self.halves
    let low = Self.usable(quantity.lowerBound, steps)
    let high = Self.usable(quantity.upperBound, steps)
    return Measure(Quantity(from: low.lowerBound, to: high.upperBound), unit, word: word)
  }

  /// The measure with its word in the singular or plural, according to the new count.
  func withWord(as before: Quantity) -> Measure {
    guard let word else { return self }
    let isMany = quantity.upperBound > .one
    guard isMany != (before.upperBound > .one) else { return self }
    let form = isMany ? EnglishNoun.plural(of: word) : EnglishNoun.singular(of: word)
    return Measure(quantity, word: form)
  }

  /// The amounts to which a count is rounded: certain amounts below one, and equal steps above.
  private struct Steps {
    var small: [Fraction]
    var step: Fraction
  }

  private static func fractions(_ parts: (Int, Int)...) -> [Fraction] {
    parts.compactMap { Fraction($0, over: $1) }
  }

  private static let wholes = Steps(small: [], step: .one)
  private static let pieces = Steps(small: fractions((1, 4), (1, 2)), step: .one)
  private static let halves = Steps(
    small: fractions((1, 8), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4)),
    step: Fraction(1, over: 2) ?? .one)

  private static func steps(of unit: MeasureUnit?, _ isHalved: Bool) -> Steps {
    switch unit {
    case nil: isHalved ? halves : pieces
    case .pinch, .dash: wholes
    case .can, .head, .bunch, .stick, .packet: halves
    default: pieces
    }
  }

  /// The usable amount nearest to an exact amount, or the range between the two around it.
  private static func usable(_ exact: Fraction, _ steps: Steps) -> Quantity {
    let (below, above) = neighbours(of: exact, steps)
    let value = exact.doubleValue
    guard let below, value > 0 else { return .exactly(above) }
    let changes = [below, above].map { abs($0.doubleValue - value) / value }
    // Prefers a whole number if the difference is small: 6 onions instead of 5 1/2.
    let whole = Fraction(Int(bounded: value.rounded()))
    if whole > .zero, abs(whole.doubleValue - value) / value <= greatestChange * 2 / 3 {
      return .exactly(whole)
    }
    if min(changes[0], changes[1]) > greatestChange { return .between(below, above) }
    return .exactly(changes[0] < changes[1] ? below : above)
  }

  /// The usable amounts around an exact amount; there is none below the smallest one.
  private static func neighbours(
    of exact: Fraction, _ steps: Steps
  ) -> (below: Fraction?, above: Fraction) {
    guard exact >= .one else {
      let amounts = steps.small + [.one]
      return (amounts.last { $0 <= exact }, amounts.first { $0 >= exact } ?? .one)
    }
    let count = Int(min((exact / steps.step).doubleValue, 1e9))
    let below = Fraction(count) * steps.step
    return (below, below == exact ? below : Fraction(count + 1) * steps.step)
  }
}
