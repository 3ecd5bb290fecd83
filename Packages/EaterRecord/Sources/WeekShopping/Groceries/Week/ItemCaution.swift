import MealModels

/// The limits that an item of the list breaks, and for whom; it is bought anyway.
public struct ItemCaution: Hashable, Sendable {
  /// The broken limits of the food; empty if only the label of the chosen product breaks one.
  public let breaches: [LimitBreach]
  /// The names of the people with these limits, in their order at the table.
  public let eaters: [String]

  /// Makes a caution.
  public init(breaches: [LimitBreach], eaters: [String]) {
    (self.breaches, self.eaters) = (breaches, eaters)
  }
}
