import MealModels

extension ListAmount {
  /// The amount as somebody with a basket wants it: whole pieces, cans and bunches, and of what is
  /// measured no finer than a cook can tell, rounded up, so that there is enough.
  public var shopperText: String {
    let isCounted = (unit?.dimension ?? .count) == .count
    return ListAmount(quantity.mapped { Self.rounded($0, isCounted) }, unit, word: word).text
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
