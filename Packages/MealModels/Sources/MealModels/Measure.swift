/// A quantity with its unit, as a cook writes it: "1 1/2 cups".
public struct Measure: Hashable, Sendable, Codable {
  /// How much.
  public var quantity: Quantity

  /// Of what unit; nil counts whole things.
  public var unit: MeasureUnit?

  /// Makes a measure.
  public init(_ quantity: Quantity, _ unit: MeasureUnit? = nil) {
    self.quantity = quantity
    self.unit = unit
  }

  /// The measure as a recipe prints it: fractions for US and counted units, decimals for metric.
  public var text: String {
    guard let unit else { return quantity.description }
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
