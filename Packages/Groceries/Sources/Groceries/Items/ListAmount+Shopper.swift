import MealModels

extension ListAmount {
  /// The amount as somebody with a basket wants it: whole pieces, cans and bunches, and of what is
  /// measured no finer than a cook can tell, rounded up, so that there is enough.
  public var shopperText: String {
    let isCounted = (unit?.dimension ?? .count) == .count
    return ListAmount(quantity.mapped { Self.rounded($0, isCounted) }, unit, word: word).text
  }

  /// The amount as what is left over, rounded down so that it is there; nil for so little that nobody
  /// keeps it, and of cans and heads for less than a quarter.
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

  /// Up to a whole number of what is counted or many; else to a quarter, and below one to an eighth.
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
