import MealModels

extension ListAmount {
  /// The amount for a shopper, rounded up so that there is enough.
  ///
  /// Pieces, cans and bunches are whole numbers. Measured amounts are as fine as a cook can
  /// measure.
  public var shopperText: String {
    let isCounted = (unit?.dimension ?? .count) == .count
    return ListAmount(quantity.mapped { Self.rounded($0, isCounted) }, unit, word: word).text
  }

  /// The amount as a leftover, rounded down; nil if it is too little to keep.
  ///
  /// That includes less than a quarter of a can or head.
  public var leftoverText: String? {
    let isCounted = (unit?.dimension ?? .count) == .count
    let isWhole = isContainer || unit == .head || unit == .bunch
    let rounded = quantity.mapped { amount in
      let parts = isCounted ? (isWhole ? 4 : 1) : amount > Fraction(20) ? 1 : amount > .one ? 4 : 8
      let count = (amount.doubleValue * Double(parts) + 1e-9).rounded(.down)
      guard count < 1e12 else { return amount }
      return Fraction(Int(count), over: parts) ?? amount
    }
    return rounded.upperBound > .zero ? ListAmount(rounded, unit, word: word).text : nil
  }

  /// Rounds up: counted or large amounts to a whole number, others to a quarter, or below one to an
  /// eighth.
  private static func rounded(_ amount: Fraction, _ isCounted: Bool) -> Fraction {
    if isCounted { return up(amount, toParts: 1) }
    guard ![1, 2, 3, 4, 8].contains(amount.denominator) else { return amount }
    return up(amount, toParts: amount > Fraction(20) ? 1 : amount > .one ? 4 : 8)
  }

  private static func up(_ amount: Fraction, toParts parts: Int) -> Fraction {
    let count = (amount.doubleValue * Double(parts) - 1e-9).rounded(.up)
    guard count < 1e12 else { return amount }
    return Fraction(Int(count), over: parts) ?? amount
  }
}
