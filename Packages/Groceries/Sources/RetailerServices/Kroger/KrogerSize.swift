#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import MealModels

/// Reads the free text of Kroger's sizes: "1 gal", "2 pk / 4.4 oz", "16 fl oz", "12 ct".
enum KrogerSize {
  /// The package of a size; nil if the text states none.
  ///
  /// "6 pk / 12 fl oz" is six of twelve ounces. In "8 ct / 12 oz", the ounces may be those of one
  /// piece or of all. If the net weight does not decide it, they are those of all, so that a
  /// shopper never has too little.
  ///
  /// - Parameter netWeight: the weight of the whole package, such as "8.6 [lb_av]".
  static func package(_ text: String, netWeight: String? = nil) -> PackageSize? {
    let parts = parts(text).map(part)
    let known = parts.compactMap(\.self)
    guard !known.isEmpty, known.count == parts.count, let content = known.last else { return nil }
    let counts = known.dropLast()
    guard counts.allSatisfy({ $0.kind != .measure && $0.amount.isWhole }) else { return nil }
    guard !counts.isEmpty else {
      return content.kind == .pack ? nil : PackageSize(of: content.measure)
    }
    let count = counts.reduce(Fraction.one) { $0 * $1.amount }
    guard count >= .one, count <= Fraction(1_000) else { return nil }
    let isEach =
      counts.allSatisfy { $0.kind == .pack }
      || isNear(content.measure, count, netWeight.flatMap(weight))
    return isEach || content.kind != .measure
      ? PackageSize(count.numerator, of: content.measure) : PackageSize(of: content.measure)
  }

  /// The size of a weighed product.
  ///
  /// Its price is for the size, and it is sold by the average weight of one piece.
  static func weighed(per text: String, average: String?) -> PackageSize? {
    guard let content = part(text[...])?.measure, let base = grams(content) else { return nil }
    let one = average.flatMap(weight).flatMap { grams($0) }
    let step = one.flatMap { Fraction(rounding: $0 / base, toParts: 1_000) }
    return .weighed(per: content, step: step ?? .one)
  }

  /// A weight with a UCUM unit: "0.5 [lb_av]"; nil for a number without a unit.
  static func weight(_ text: String) -> Measure? {
    let words = text.split(separator: " ")
    guard words.count == 2, let amount = Fraction(String(words[0])), amount > .zero else {
      return nil
    }
    let units: [Substring: MeasureUnit] = [
      "[lb_av]": .pound, "[oz_av]": .ounce, "g": .gram, "kg": .kilogram,
    ]
    return units[words[1]].map { Measure(.exactly(amount), $0) }
  }

  private enum Kind {
    /// A number of packages, all alike.
    case pack
    /// A number of pieces.
    case pieces
    /// A weight or a volume.
    case measure
  }

  private struct Part {
    var kind: Kind
    var amount: Fraction
    var measure: Measure
  }

  /// The parts between slashes; a slash between two digits belongs to a fraction.
  private static func parts(_ text: String) -> [Substring] {
    let characters = Array(text)
    var parts: [Substring] = [""]
    for (index, character) in characters.enumerated() {
      let isFraction =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
        && characters[index + 1].isNumber
      if character == "/", !isFraction {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// One part: a number, and the words of a unit.
  private static func part(_ text: Substring) -> Part? {
    let text = text.lowercased().drop { $0 == " " }
    let digits = text.prefix { $0.isNumber || "./ ".contains($0) }
    let word = text[digits.endIndex...].filter { $0.isLetter || $0 == " " }
      .split(separator: " ").joined(separator: " ")
    let number = digits.split(separator: " ").joined(separator: " ")
    guard let amount = Fraction(number), amount > .zero else { return nil }
    return part(amount, word)
  }

  private static func part(_ amount: Fraction, _ word: String) -> Part? {
    switch word {
    case "pk", "pack", "packs":
      Part(kind: .pack, amount: amount, measure: Measure(.exactly(amount)))
    case "ct", "count", "each", "ea", "pc", "pcs", "piece", "pieces":
      Part(kind: .pieces, amount: amount, measure: Measure(.exactly(amount)))
    case "dozen", "dz":
      Part(
        kind: .pieces, amount: amount * Fraction(12),
        measure: Measure(.exactly(amount * Fraction(12))))
    case "bunch", "bunches":
      Part(kind: .pieces, amount: amount, measure: Measure(.exactly(amount), .bunch))
    case "gal", "gallon", "gallons":
      Part(
        kind: .measure, amount: amount, measure: Measure(.exactly(amount * Fraction(4)), .quart))
    default:
      units[word].map {
        Part(kind: .measure, amount: amount, measure: Measure(.exactly(amount), $0))
      }
    }
  }

  private static let units: [String: MeasureUnit] = [
    "oz": .ounce, "ounce": .ounce, "ounces": .ounce, "lb": .pound, "lbs": .pound,
    "pound": .pound, "pounds": .pound, "fl oz": .fluidOunce, "floz": .fluidOunce,
    "pt": .pint, "pint": .pint, "pints": .pint, "qt": .quart, "quart": .quart, "quarts": .quart,
    "g": .gram, "gram": .gram, "grams": .gram, "kg": .kilogram, "ml": .millilitre, "l": .litre,
    "lt": .litre, "ltr": .litre, "liter": .litre, "liters": .litre,
  ]

  private static func grams(_ measure: Measure) -> Double? {
    guard let unit = measure.unit, unit.dimension == .mass, let base = unit.baseAmount else {
      return nil
    }
    return measure.quantity.upperBound.doubleValue * base
  }

  /// Whether a weight times its count is closer to the net weight than the weight alone.
  private static func isNear(_ content: Measure, _ count: Fraction, _ net: Measure?) -> Bool {
    guard let one = grams(content), let net = net.flatMap({ grams($0) }), one > 0 else {
      return false
    }
    let all = one * count.doubleValue
    return (net - all).magnitude < (net - one).magnitude
  }
}
