import Groceries
import MealModels
import PrintedText

/// A package in the form of the contract, with exact amounts as texts such as "1/2".
struct WirePackage: Decodable {
  var count: Int
  var amount: String
  var unit: String?
  var container: String?
  var step: String?

  /// The package; nil if this version does not know its unit.
  var size: PackageSize? {
    guard 1...10_000 ~= count, let quantity = Quantity(amount), quantity.lowerBound > .zero else {
      return nil
    }
    let known = unit.map(MeasureUnit.init)
    if case .some(.none) = known { return nil }
    let content = Measure(quantity, known ?? nil)
    if let step {
      guard let step = Fraction(step), step > .zero else { return nil }
      return .weighed(per: content, step: step)
    }
    return PackageSize(count, of: content, in: container.flatMap(MeasureUnit.init))
  }

  static func json(_ size: PackageSize?) -> JSON {
    guard let size else { return .null }
    return [
      "count": .integer(size.count), "amount": .string(size.content.quantity.description),
      "unit": .optional(size.content.unit?.rawValue),
      "container": .optional(size.container?.rawValue), "step": .optional(size.step?.description),
    ]
  }
}
