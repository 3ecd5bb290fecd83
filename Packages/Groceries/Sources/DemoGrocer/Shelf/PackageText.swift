import Groceries
import MealModels

/// Parses a package in the notation of the table: "16 oz", "4 x 5 oz can", "12 ct", "each",
/// "bunch", "per lb".
package enum PackageText {
  /// The package in a text; nil for any other text, and for an empty package.
  package static func package(_ text: String) -> PackageSize? {
    switch text {
    case "each": return .each
    case "bunch": return .bunch
    case "head": return PackageSize(of: Measure(.exactly(.one), .head))
    case "per lb": return .weighed(per: Measure(.exactly(.one), .pound), step: quarter)
    default: break
    }
    var words = text.split(separator: " ")
    var count = 1
    if words.count > 2, words[1] == "x" {
      guard let parts = Int(words[0]), parts > 1 else { return nil }
      count = parts
      words.removeFirst(2)
    }
    guard let amount = words.first.flatMap({ Fraction(String($0)) }), amount > .zero else {
      return nil
    }
    return package(count, amount, words.dropFirst().joined(separator: " "))
  }

  /// A weighed product is sold in steps of a quarter of a pound.
  private static let quarter = Fraction(1, over: 4) ?? .one

  private static func package(
    _ count: Int, _ amount: Fraction, _ unitAndContainer: String
  ) -> PackageSize? {
    if unitAndContainer == "ct" {
      return amount.isWhole ? PackageSize(count, of: Measure(.exactly(amount))) : nil
    }
    for (name, unit) in units {
      if unitAndContainer == name {
        return PackageSize(count, of: Measure(.exactly(amount), unit))
      }
      guard unitAndContainer.hasPrefix("\(name) ") else { continue }
      let container = containers[String(unitAndContainer.dropFirst(name.count + 1))]
      return container.map { PackageSize(count, of: Measure(.exactly(amount), unit), in: $0) }
    }
    return nil
  }

  /// The units on labels; a fluid ounce is an eighth of a cup, as in household measures.
  private static let units: [(String, MeasureUnit)] = [
    ("oz", .ounce), ("lb", .pound), ("fl oz", .fluidOunce), ("g", .gram), ("kg", .kilogram),
    ("ml", .millilitre), ("l", .litre),
  ]

  private static let containers: [String: MeasureUnit] = [
    "can": .can, "packet": .packet, "bunch": .bunch, "head": .head,
  ]
}
