/// How much one serving should have at most or at least of some nutrients: a wish, which bends.
public struct NutritionBounds: Hashable, Sendable {
  /// Nothing is bounded.
  public static let none = NutritionBounds()

  private var amounts: [BoundedNutrient: Int]

  /// Makes bounds; an amount outside of the nutrient's range is none.
  public init(_ amounts: [BoundedNutrient: Int] = [:]) {
    self.amounts = amounts.filter { $0.range.contains($1) }
  }

  /// The bound of a nutrient in its own unit; nil where there is none, and an amount outside of the
  /// nutrient's range is none.
  public subscript(nutrient: BoundedNutrient) -> Int? {
    get { amounts[nutrient] }
    set { amounts[nutrient] = newValue.flatMap { nutrient.range.contains($0) ? $0 : nil } }
  }

  /// Whether nothing is bounded.
  public var isEmpty: Bool { amounts.isEmpty }

  /// The nutrients that are bounded, in declared order.
  public var nutrients: [BoundedNutrient] {
    BoundedNutrient.allCases.filter { amounts[$0] != nil }
  }

  /// Those of the bounds that concern some nutrients.
  public func filter(_ isIncluded: (BoundedNutrient) -> Bool) -> NutritionBounds {
    NutritionBounds(amounts.filter { isIncluded($0.key) })
  }

  /// Whether a serving is known to keep every bound; an amount that nobody measured keeps none.
  public func admits(_ serving: NutritionFacts) -> Bool {
    amounts.allSatisfy { nutrient, bound in
      guard let amount = serving[nutrient.nutrient] else { return false }
      switch nutrient.side {
      case .atMost: return amount <= Double(bound)
      case .atLeast: return amount >= Double(bound)
      }
    }
  }
}
