import MealModels

/// The size of one sold unit of a product: 2 × 500 g, a bunch, one piece, or the weight on the
/// scales.
public struct PackageSize: Hashable, Sendable, Codable {
  /// The number of equal parts, at least one: 2 of "2 × 500 g".
  public var count: Int
  /// The content of each part: 500 g, 1 bunch, 12 pieces.
  public var content: Measure
  /// The container of each part, if recipes name it, such as a can of 400 g; nil otherwise.
  public var container: MeasureUnit?
  /// The smallest step of a weighed product, as a share of ``content``; nil for a product in
  /// packages.
  ///
  /// The price of a weighed product is that of ``content``.
  public var step: Fraction?

  /// Makes a package, such as "2 × 500 g" or a can of 400 g.
  public init(_ count: Int = 1, of content: Measure, in container: MeasureUnit? = nil) {
    self.count = max(1, count)
    self.content = content
    self.container = container
    step = nil
  }

  /// One whole thing, such as an onion.
  public static let each = PackageSize(of: Measure(.exactly(.one)))

  /// One bunch.
  public static let bunch = PackageSize(of: Measure(.exactly(.one), .bunch))

  /// The size of a weighed product: its price is for a measure, and it is sold in steps of a share
  /// of that measure.
  public static func weighed(per content: Measure, step: Fraction) -> PackageSize {
    var size = PackageSize(of: content)
    size.step = step > .zero ? step : .one
    return size
  }

  /// The package as a shop's shelf states it: "2 × 500 g", "1 bunch", "each", "per lb".
  public var text: String {
    if step != nil { return "per \(Measure(content.quantity, content.unit).perText)" }
    if self == .each { return "each" }
    return count == 1 ? content.text : "\(count) × \(content.text)"
  }

  /// The package in the units of a system: "450 g" for a pound.
  public func text(in system: MeasurementSystem) -> String {
    guard let unit = content.unit, unit.baseAmount != nil, unit.dimension != .count,
      unit.isMetric != (system == .metric)
    else { return text }
    let said =
      system == .us && unit.dimension == .volume
      ? Measure(content.quantity.mapped { Self.fluidOunces($0, unit) }, .fluidOunce).text
      : ListAmount(content).shopperText(in: system, isPoured: true)
    return count == 1 ? said : "\(count) × \(said)"
  }

  /// A volume in whole fluid ounces, as bottles state it: 25 for 750 ml.
  private static func fluidOunces(_ amount: Fraction, _ unit: MeasureUnit) -> Fraction {
    let millilitres = amount.doubleValue * (unit.baseAmount ?? 1)
    return Fraction(max(1, Int(bounded: (millilitres / 29.5735).rounded())))
  }
}

extension Measure {
  /// The measure of a price: "lb" for one pound, "100 g" for a hundred grams.
  fileprivate var perText: String {
    guard quantity == .exactly(.one), let unit else { return text }
    return unit.symbol
  }
}
