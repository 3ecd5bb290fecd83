import SeededRandom

/// How an eater acts on what she likes; every choice has chance in it.
public struct EaterTemper: Equatable, Sendable {
  /// How often she asks for another meal at most before she eats what she is shown.
  public static let mostRerolls = 3

  /// How surely she knows what she wants: the slope of her acceptance, a unit of utility.
  public var decisiveness: Double

  /// The probability that she cooks what she accepted, and tells.
  public var cooks: Double

  /// The probability that she rates what she ate.
  public var rates: Double

  /// The probability that she saves a meal that she likes very much.
  public var saves: Double

  /// The probability that she says of a hated meal that it is not for her.
  public var objects: Double

  /// How far above the threshold a meal is liked very much, and below it hated.
  static let margin = 1.2

  /// Draws a temper.
  init(_ eater: inout SeededGenerator) {
    decisiveness = eater.number(in: 2...5)
    cooks = eater.number(in: 0.3...0.9)
    rates = eater.number(in: 0...0.5)
    saves = eater.number(in: 0...0.3)
    objects = eater.number(in: 0...0.5)
  }

  /// The probability that she takes a meal of a utility that far above her threshold.
  func accepts(_ above: Double) -> Double { (decisiveness * above).logistic }

  /// The stars she would give a meal that far above her threshold, 1 to 5.
  func stars(_ above: Double, _ chance: inout SeededGenerator) -> Int {
    Int(min(5, max(1, (3 + 1.2 * above + 0.7 * chance.normal()).rounded())))
  }

  /// Whether a meal that far above her threshold is hated.
  func hates(_ above: Double) -> Bool { above < -Self.margin }

  /// Whether a meal that far above her threshold is liked very much.
  func adores(_ above: Double) -> Bool { above > Self.margin / 2 }
}
