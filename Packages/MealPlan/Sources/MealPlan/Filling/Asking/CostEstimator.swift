import MealModels

/// The port to what meals cost.
public struct CostEstimator: Sendable {
  /// What a meal costs for so many servings; nil where that is not known.
  public var cost: @Sendable (MealID, _ servings: Int) -> Money?

  /// Makes a port.
  public init(cost: @escaping @Sendable (MealID, _ servings: Int) -> Money?) { self.cost = cost }
}
