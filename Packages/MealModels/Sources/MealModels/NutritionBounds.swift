/// The most or the least of some nutrients that one serving should have.
///
/// A bound is a wish, so it can be relaxed.
public struct NutritionBounds: Hashable, Sendable {
  /// No bounds.
  public static let none = NutritionBounds()

  private var amounts: [BoundedNutrient: Int]

  /// Makes bounds; an amount outside the nutrient's range is dropped.
  public init(_ amounts: [BoundedNutrient: Int] = [:]) {
    self.amounts = amounts.filter { $0.range.contains($1) }
  }

  /// The bound of a nutrient in its own unit; nil without a bound.
  ///
  /// Setting an amount outside the nutrient's range removes the bound.
  public subscript(nutrient: BoundedNutrient) -> Int? {
    get { amounts[nutrient] }
    set { amounts[nutrient] = newValue.flatMap { nutrient.range.contains($0) ? $0 : nil } }
  }

  /// Whether there are no bounds.
  public var isEmpty: Bool { amounts.isEmpty }

  /// The nutrients that are bounded, in declared order.
  public var nutrients: [BoundedNutrient] {
    BoundedNutrient.allCases.filter { amounts[$0] != nil }
  }

  /// The bounds of some nutrients.
  public func filter(_ isIncluded: (BoundedNutrient) -> Bool) -> NutritionBounds {
    NutritionBounds(amounts.filter { isIncluded($0.key) })
  }

  /// Whether a serving is known to keep every bound; an unmeasured amount keeps no bound.
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
