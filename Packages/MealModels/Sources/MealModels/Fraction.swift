/// An exact, non-negative rational number, so that a third times two is two thirds.
public struct Fraction: Hashable, Sendable {
  /// The number of parts, never negative.
  public let numerator: Int

  /// The number of parts of a whole, at least one; the fraction is always in lowest terms.
  public let denominator: Int

  /// Zero.
  public static let zero = Fraction(0)

  /// One whole.
  public static let one = Fraction(1)

  /// Makes a fraction in lowest terms, or nil if it is negative or its denominator is not positive.
  public init?(_ numerator: Int, over denominator: Int) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Makes a whole number; a negative one becomes zero.
  public init(_ whole: Int) {
    numerator = max(0, whole)
    denominator = 1
  }

  /// The nearest fraction with a given denominator; nil if `value` is negative or not finite.
  ///
  /// - Parameter denominator: how finely to round, 1 to 10,000.
  public init?(rounding value: Double, toParts denominator: Int) {
    let scaled = (value * Double(denominator)).rounded()
    guard scaled.isFinite, scaled >= 0, scaled < 1e15 else { return nil }
    self.init(Int(bounded: scaled), over: denominator)
  }

  /// The value as a floating-point number.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// Whether it is a whole number.
  public var isWhole: Bool { denominator == 1 }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(larger, 1)
  }
}

extension Fraction: Comparable {
  /// Orders by value.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    let left = lhs.numerator.multipliedFullWidth(by: rhs.denominator)
    let right = rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}

extension Fraction {
  /// The exact product, or the nearest ten-thousandth if that would not fit; at most 10^12.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let crossed = Fraction(lhs.numerator, over: rhs.denominator) ?? .zero
    let other = Fraction(rhs.numerator, over: lhs.denominator) ?? .zero
    let top = crossed.numerator.multipliedReportingOverflow(by: other.numerator)
    let bottom = crossed.denominator.multipliedReportingOverflow(by: other.denominator)
    if !top.overflow, !bottom.overflow,
      let exact = Fraction(top.partialValue, over: bottom.partialValue)
    {
      return exact
    }
    let nearest = Fraction(rounding: lhs.doubleValue * rhs.doubleValue, toParts: 10_000)
    return nearest ?? Fraction(1_000_000_000_000)
  }

  /// The exact quotient; a division by zero results in zero.
  public static func / (lhs: Self, rhs: Self) -> Self {
    guard let inverse = Fraction(rhs.denominator, over: rhs.numerator) else { return .zero }
    return lhs * inverse
  }
}

extension Fraction: Codable {
  /// Reads `"1/2"`, `"1 1/2"`, `"3"` or `"0.5"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Fraction(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not an amount such as 1 1/2")
    }
    self = value
  }

  /// Writes the text of ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
