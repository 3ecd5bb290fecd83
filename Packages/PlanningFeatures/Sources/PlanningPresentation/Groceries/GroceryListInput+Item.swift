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
    /// The food, as a person would write it: "Spaghetti".
    public var name: String
    /// The number of packages of the chosen product; nil if there is none, or several.
    public var count: Int?
    /// The amount that is needed, such as "1 1/2 lb"; nil if it is open.
    public var need: String?
    /// The packages to buy, such as "2 × 16 oz"; nil without a product.
    public var packages: String?
    /// The chosen products, as the shop names them.
    public var products: [String]
    /// The names of the recipes that need the item.
    public var recipes: [String]
    /// The recipe that heads the item's group, which its row does not repeat; nil for none.
    public var heading: String?
    /// The availability of the item in the store.
    public var availability: Availability
    /// The price that is paid for the row; nil if unknown.
    public var price: Money?
    /// The price of one of several packages, for the drawer; nil if there is only one.
    public var each: Money?
    /// The changes since the eater last looked.
    public var changes: [ShelfChange]
    /// The warning about a food in the item that an eater at the table avoids now; nil for none.
    public var warning: String?
    /// Whether the item is ticked.
    public var isTicked: Bool
    /// Whether the drawer beside the list shows the item.
    public var isChosen = false

    /// Makes an item.
    public init(
      _ id: GroceryItemID, _ name: String, count: Int? = nil, need: String? = nil,
      packages: String? = nil, products: [String] = [], recipes: [String] = [],
      availability: Availability = .unknown, price: Money? = nil, each: Money? = nil,
      changes: [ShelfChange] = [], warning: String? = nil, isTicked: Bool = false
    ) {
      self.id = id
      self.name = name
      self.count = count
      self.need = need
      self.packages = packages
      self.products = products
      self.recipes = recipes
      self.availability = availability
      self.price = price
      self.each = each
      self.changes = changes
      self.warning = warning
      self.isTicked = isTicked
    }

    /// The cost of the item; nil if it is unknown or the item cannot be bought.
    package var cost: Money? { availability.isUnavailable ? nil : price }
  }
}
