/// Amounts of nutrients; an unmeasured amount is not the same as zero.
public struct NutritionFacts: Hashable, Sendable, Codable {
  /// Each nutrient that was measured, in declared order.
  private var amounts: [Amount] = []

  private struct Amount: Hashable {
    var nutrient: Nutrient
    var value: Double
  }

  /// Makes facts; amounts that are negative or not finite are treated as not measured.
  public init(_ amounts: [Nutrient: Double] = [:]) {
    self.init(of: amounts.isEmpty ? [] : Nutrient.allCases) { amounts[$0] }
  }

  /// Makes facts of the nutrients that meals have in their traits.
  ///
  /// Amounts that are negative or not finite are treated as not measured.
  ///
  /// - Parameter amount: the amount of each of ``MealTraits/nutrients``, in turn.
  public init(ofTraits amount: (Nutrient) -> Double?) {
    self.init(of: MealTraits.nutrients, amount)
  }

  /// - Parameter nutrients: some nutrients, in declared order.
  private init(of nutrients: [Nutrient], _ amount: (Nutrient) -> Double?) {
    amounts.reserveCapacity(nutrients.count)
    for nutrient in nutrients {
      guard let value = amount(nutrient), value.isFinite, value >= 0 else { continue }
      amounts.append(Amount(nutrient: nutrient, value: value))
    }
  }

  /// The amount in the nutrient's own unit; nil if it was not measured.
  public subscript(nutrient: Nutrient) -> Double? {
    for amount in amounts where amount.nutrient == nutrient { return amount.value }
    return nil
  }

  /// The nutrients that were measured, in declared order.
  public var measured: [Nutrient] { amounts.map(\.nutrient) }

  /// Visits every nutrient that was measured with its amount, in declared order.
  public func forEach(_ visit: (Nutrient, Double) -> Void) {
    for amount in amounts { visit(amount.nutrient, amount.value) }
  }

  /// The facts of several portions or of a part of a portion.
  ///
  /// - Parameter factor: at least zero; a negative factor is treated as zero.
  public func scaled(by factor: Double) -> NutritionFacts {
    let factor = max(0, factor)
    return NutritionFacts(of: measured) { self[$0].map { $0 * factor } }
  }

  /// The sum of two foods; a nutrient that is not measured in one of them is not measured in the
  /// sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    NutritionFacts(of: lhs.measured) { nutrient in
      lhs[nutrient].flatMap { amount in rhs[nutrient].map { amount + $0 } }
    }
  }

  /// Reads an object with the amount of each nutrient id.
  public init(from decoder: any Decoder) throws {
    let named = try decoder.singleValueContainer().decode([String: Double].self)
    self.init(
      Dictionary(
        named.compactMap { name, amount in Nutrient(rawValue: name).map { ($0, amount) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Writes an object with the amount of each nutrient id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let pairs = amounts.map { ($0.nutrient.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: pairs))
  }
}
