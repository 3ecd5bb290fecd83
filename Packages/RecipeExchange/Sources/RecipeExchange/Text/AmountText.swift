import MealModels

/// Numbers of amounts as cooks write them.
enum AmountText {
  /// A number without needless digits: "2", "1/3", "1 1/2", "0.35".
  ///
  /// A decimal becomes a fraction only if it can be no other number: 0.333 is a third.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    if let whole = Int(exactly: number) { return String(whole) }
    guard number >= 0.001, number < 10_000 else { return String(number) }
    let whole = number.rounded(.down)
    for (numerator, denominator) in fractions {
      let value = Double(numerator) / Double(denominator)
      guard isWritten(value, as: number - whole, exactly: denominator % 3 != 0) else { continue }
      return whole == 0
        ? "\(numerator)/\(denominator)" : "\(Int(bounded: whole)) \(numerator)/\(denominator)"
    }
    return decimal(number)
  }

  private static let fractions = [
    (1, 2), (1, 4), (3, 4), (1, 3), (2, 3), (1, 8), (3, 8), (5, 8), (7, 8),
  ]

  /// Whether a decimal may be written for a fraction; thirds may be cut after two or more places.
  private static func isWritten(_ fraction: Double, as part: Double, exactly: Bool) -> Bool {
    let isCut = abs(part - (fraction * 100).rounded() / 100) < 0.000_001
    return abs(part - fraction) < (exactly ? 0.000_001 : 0.000_7) || (!exactly && isCut)
  }

  /// The number with up to three places after the point.
  private static func decimal(_ number: Double) -> String {
    let thousandths = Int(bounded: (number * 1000).rounded())
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var places = String(1000 + thousandths % 1000).dropFirst()
    while places.last == "0" { places.removeLast() }
    return "\(thousandths / 1000).\(places)"
  }
}
