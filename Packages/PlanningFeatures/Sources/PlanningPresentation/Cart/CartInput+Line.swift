import MealModels

extension CartInput {
  /// An item in the cart, with the packages that are bought for it.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The id of the item.
    public var id: GroceryItemID
    /// The food, as the list names it.
    public var name: String
    /// The packages, such as "2 × Rotini 16 oz".
    public var packages: [String]
    /// The cost of all packages; nil if a price is unknown.
    public var cost: Money?
    /// The mark that the item is not for somebody, as on the list; nil for none.
    public var warning: String?

    /// Makes an item.
    public init(
      _ id: GroceryItemID, _ name: String, packages: [String], cost: Money? = nil,
      warning: String? = nil
    ) {
      self.id = id
      self.name = name
      self.packages = packages
      self.cost = cost
      self.warning = warning
    }
  }
}
