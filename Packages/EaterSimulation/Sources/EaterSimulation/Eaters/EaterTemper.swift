import SeededRandom

/// Turns an eater's likes into choices, each of which is partly random.
public struct EaterTemper: Equatable, Sendable {
  /// The most times she asks for another meal before she eats the shown one.
  public static let mostRerolls = 3

  /// The slope of her acceptance per unit of utility, which is how decided she is.
  public var decisiveness: Double

  /// The probability that she cooks an accepted meal and records it.
  public var cooks: Double

  /// The probability that she rates a meal she ate.
  public var rates: Double

  /// The probability that she saves a meal that she likes very much.
  public var saves: Double

  /// The probability that she rejects a hated meal with "not for me".
  public var objects: Double

  /// The distance below the threshold at which a meal is hated.
  ///
  /// At half this distance above the threshold, a meal is liked very much.
  static let margin = 1.2

  /// Draws a temper.
  init(_ eater: inout SeededGenerator) {
    decisiveness = eater.number(in: 2...5)
    cooks = eater.number(in: 0.3...0.9)
    rates = eater.number(in: 0...0.5)
    saves = eater.number(in: 0...0.3)
    objects = eater.number(in: 0...0.5)
  }

  /// The probability that she accepts a meal whose utility is this far above her threshold.
  func accepts(_ above: Double) -> Double { (decisiveness * above).logistic }

  /// The stars she would give a meal this far above her threshold, 1 to 5.
  func stars(_ above: Double, _ chance: inout SeededGenerator) -> Int {
    Int(min(5, max(1, (3 + 1.2 * above + 0.7 * chance.normal()).rounded())))
  }

  /// Whether a meal this far above her threshold is hated.
  func hates(_ above: Double) -> Bool { above < -Self.margin }

  /// Whether a meal this far above her threshold is liked very much.
  func adores(_ above: Double) -> Bool { above > Self.margin / 2 }
}
