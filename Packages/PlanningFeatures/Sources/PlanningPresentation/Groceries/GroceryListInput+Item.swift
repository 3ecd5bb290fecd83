import MealModels

extension GroceryListInput {
  /// The availability of an item in the store.
  public enum Availability: Hashable, Sendable {
    /// There is enough of the item.
    case inStock
    /// There is little of the item.
    case lowStock
    /// Another product, given by its name, replaces the item.
    case substituted(by: String)
    /// The item is out of stock.
    case unavailable
    /// The store does not state the availability, or no store is chosen.
    case unknown

    /// Whether the item cannot be bought.
    package var isUnavailable: Bool { self == .unavailable }
  }

  /// One item to buy.
  public struct Item: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: GroceryItemID
    /// The product with its package, such as "Spaghetti 1lb box"; the item's name if no product is
    /// chosen.
    public var name: String
    /// The number of packages; nil if no product is chosen.
    public var count: Int?
    /// The amount that the recipes need, such as "1 1/2 lb"; nil if the name contains it.
    public var need: String?
    /// The names of the recipes that need the item.
    public var recipes: [String]
    /// The availability of the item in the store.
    public var availability: Availability
    /// The price of one package; nil if unknown.
    public var price: Money?
    /// Whether the price is shown with "ea", as for items sold by the piece.
    public var isPricedEach: Bool
    /// The changes since the eater last looked.
    public var changes: [ShelfChange]
    /// The warning about a food in the item that an eater at the table avoids now; nil for none.
    public var warning: String?
    /// Whether the item is ticked.
    public var isTicked: Bool

    /// Makes an item.
    public init(
      _ id: GroceryItemID, _ name: String, count: Int? = nil, need: String? = nil,
      recipes: [String] = [], availability: Availability = .unknown, price: Money? = nil,
      isPricedEach: Bool = true, changes: [ShelfChange] = [], warning: String? = nil,
      isTicked: Bool = false
    ) {
      self.id = id
      self.name = name
      self.count = count
      self.need = need
      self.recipes = recipes
      self.availability = availability
      self.price = price
      self.isPricedEach = isPricedEach
      self.changes = changes
      self.warning = warning
      self.isTicked = isTicked
    }

    /// The cost of the item; nil if it is unknown or the item cannot be bought.
    ///
    /// A cost that overflows is treated as unknown.
    package var cost: Money? {
      guard !availability.isUnavailable, let price else { return nil }
      let product = price.hundredths.multipliedReportingOverflow(by: count ?? 1)
      return product.overflow ? nil : Money(hundredths: product.partialValue, price.currency)
    }
  }
}
