import MealModels

/// The port to the cost of meals.
public struct CostEstimator: Sendable {
  /// The cost of a meal for this many servings; nil if it is unknown.
  public var cost: @Sendable (MealID, _ servings: Int) -> Money?

  /// Makes a port.
  public init(cost: @escaping @Sendable (MealID, _ servings: Int) -> Money?) { self.cost = cost }
}
