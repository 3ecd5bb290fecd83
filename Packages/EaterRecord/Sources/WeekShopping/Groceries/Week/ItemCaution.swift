import MealModels

/// The limits that an item of the list breaks, and for whom; it is bought anyway.
public struct ItemCaution: Hashable, Sendable {
  /// The broken limits of the food; empty if only the label of the chosen product breaks one.
  public let breaches: [LimitBreach]
  /// The names of the people with these limits, in their order at the table.
  public let eaters: [String]
  /// The names of those who eat the item, if nobody with these limits eats it; else empty.
  public let eatenBy: [String]

  /// Makes a caution; by default for people who eat the item.
  public init(breaches: [LimitBreach], eaters: [String], eatenBy: [String] = []) {
    (self.breaches, self.eaters, self.eatenBy) = (breaches, eaters, eatenBy)
  }
}
