import MealModels

extension GroceryListInput {
  /// Whether the store has it.
  public enum Availability: Hashable, Sendable {
    /// There is enough of it.
    case inStock
    /// There is little of it.
    case lowStock
    /// Another product takes its place, by its name.
    case substituted(by: String)
    /// There is none of it.
    case unavailable
    /// The store does not say, or none is chosen.
    case unknown

    /// Whether it cannot be bought.
    var isUnavailable: Bool { self == .unavailable }
  }

  /// One thing to buy.
  public struct Item: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: GroceryItemID
    /// The product with its package, such as "Spaghetti 1lb box"; what is needed where no product is
    /// chosen.
    public var name: String
    /// How many of the package; nil where no product is chosen.
    public var count: Int?
    /// How much the recipes need, such as "1 1/2 lb"; nil where the name says it.
    public var need: String?
    /// The names of the recipes it is for.
    public var recipes: [String]
    /// Whether the store has it.
    public var availability: Availability
    /// The price of one; nil where it is not known.
    public var price: Money?
    /// Whether the price is told with "ea", as of what is sold by the piece.
    public var isPricedEach: Bool
    /// What changed since the eater last looked.
    public var changes: [ShelfChange]
    /// What it holds that somebody at the table avoids by now, as a sentence; nil for nothing.
    public var warning: String?
    /// Whether it is ticked off.
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

    /// What it costs; nil where that is not known, or it cannot be bought.
    ///
    /// A cost that is too large to hold counts as one that is not known.
    var cost: Money? {
      guard !availability.isUnavailable, let price else { return nil }
      let product = price.hundredths.multipliedReportingOverflow(by: count ?? 1)
      return product.overflow ? nil : Money(hundredths: product.partialValue, price.currency)
    }
  }
}
