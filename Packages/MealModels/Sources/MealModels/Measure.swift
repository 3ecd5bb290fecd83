/// A quantity with its unit, as a cook writes it: "1 1/2 cups".
public struct Measure: Hashable, Sendable, Codable {
  /// The quantity.
  public var quantity: Quantity

  /// The unit; nil if the measure counts whole pieces, or the units that ``word`` names.
  public var unit: MeasureUnit?

  /// The name of a counted unit that is not a ``MeasureUnit``: "jars"; nil for whole pieces.
  public var word: String?

  /// Makes a measure.
  ///
  /// - Parameter word: the name of a counted unit, if `unit` is nil.
  public init(_ quantity: Quantity, _ unit: MeasureUnit? = nil, word: String? = nil) {
    self.quantity = quantity
    self.unit = unit
    self.word = unit == nil ? word : nil
  }

  /// The measure as a recipe prints it: fractions for US and counted units, decimals for metric.
  public var text: String {
    guard let unit else { return word.map { "\(quantity) \($0)" } ?? quantity.description }
    return unit.isMetric
      ? "\(decimalText(places: Self.decimals[unit] ?? 0)) \(unit.symbol)"
      : "\(quantity) \(unit.symbol(for: quantity))"
  }

  private static let decimals: [MeasureUnit: Int] = [
    .litre: 2, .kilogram: 2, .gram: 1, .millilitre: 1,
  ]

  private func decimalText(places: Int) -> String {
    switch quantity {
    case .exactly(let amount): amount.decimal(places: places)
    case .between(let low, let high):
      "\(low.decimal(places: places))-\(high.decimal(places: places))"
    }
  }
}
