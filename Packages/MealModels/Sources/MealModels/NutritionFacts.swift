/// Amounts of nutrients, where an amount that was never measured is not the same as none.
public struct NutritionFacts: Hashable, Sendable, Codable {
  private var amounts: [Nutrient: Double]

  /// Makes facts; amounts that are negative or not finite count as not measured.
  public init(_ amounts: [Nutrient: Double] = [:]) {
    let isAmount: (Double) -> Bool = { $0.isFinite && $0 >= 0 }
    self.amounts =
      amounts.values.allSatisfy(isAmount) ? amounts : amounts.filter { isAmount($0.value) }
  }

  /// The amount in the nutrient's own unit, or nil where it was not measured.
  public subscript(nutrient: Nutrient) -> Double? { amounts[nutrient] }

  /// The nutrients that were measured, in declared order.
  public var measured: [Nutrient] { Nutrient.allCases.filter { amounts[$0] != nil } }

  /// Visits every nutrient that was measured with its amount, in no order.
  public func forEach(_ visit: (Nutrient, Double) -> Void) {
    for (nutrient, amount) in amounts { visit(nutrient, amount) }
  }

  /// The facts of several portions or of a part of one.
  ///
  /// - Parameter factor: at least zero; a negative one counts as zero.
  public func scaled(by factor: Double) -> NutritionFacts {
    NutritionFacts(amounts.mapValues { $0 * max(0, factor) })
  }

  /// The sum of two foods; a nutrient not measured in either is not measured in the sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var sum: [Nutrient: Double] = [:]
    for (nutrient, amount) in lhs.amounts {
      if let other = rhs.amounts[nutrient] { sum[nutrient] = amount + other }
    }
    return NutritionFacts(sum)
  }

  /// Reads an object from nutrient id to amount.
  public init(from decoder: any Decoder) throws {
    let named = try decoder.singleValueContainer().decode([String: Double].self)
    self.init(
      Dictionary(
        named.compactMap { name, amount in Nutrient(rawValue: name).map { ($0, amount) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Writes an object from nutrient id to amount.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let pairs = amounts.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: pairs))
  }
}
