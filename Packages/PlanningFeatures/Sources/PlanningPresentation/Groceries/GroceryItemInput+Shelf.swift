import MealModels

extension GroceryItemInput {
  /// The products of the store for an item, and the packages to buy.
  public struct Shelf: Equatable, Sendable {
    /// The retailer, such as "Kroger".
    public var retailer: String
    /// The products, the cheapest first; those that may not be chosen come last.
    public var products: [Product]
    /// The packages to buy, such as "2"; nil if none are bought or several products are mixed.
    public var packages: String?
    /// Whether one package less can be bought.
    public var allowsFewer: Bool
    /// The missing amount, such as "1 can", if fewer packages are bought than needed.
    public var short: String?
    /// Whether a product or a number of packages was chosen by hand.
    public var isByHand: Bool
    /// The kind that is bought instead of the wanted kind; nil if the wanted kind is bought.
    public var replacement: Replacement?
    /// Whether only the wanted kind may be bought.
    public var isOnlyKind: Bool

    /// Makes a shelf; by default nothing is chosen by hand.
    public init(
      retailer: String, products: [Product] = [], packages: String? = nil,
      allowsFewer: Bool = false, short: String? = nil, isByHand: Bool = false,
      replacement: Replacement? = nil, isOnlyKind: Bool = false
    ) {
      self.retailer = retailer
      self.products = products
      self.packages = packages
      self.allowsFewer = allowsFewer
      self.short = short
      self.isByHand = isByHand
      self.replacement = replacement
      self.isOnlyKind = isOnlyKind
    }
  }

  /// A kind that is bought instead of the wanted one: rotini instead of rigatoni.
  public struct Replacement: Hashable, Sendable {
    /// The wanted kind.
    public var wanted: String
    /// The kind that is bought.
    public var sold: String

    /// Makes a replacement.
    public init(wanted: String, sold: String) {
      self.wanted = wanted
      self.sold = sold
    }
  }

  /// A product of the store for an item.
  public struct Product: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: String
    /// Its name with its package, such as "Daymark Rotini 16 oz".
    public var name: String
    /// The price of a package, the price of a unit, and marks such as "Organic".
    public var facts: [String]
    /// The cost of as many packages as are needed; nil if unknown.
    public var cost: Money?
    /// Whether it is bought now.
    public var isChosen: Bool
    /// The reason why it may not be chosen, such as "Not for Ben: its label names peanut".
    public var problem: String?
    /// Whether a person may choose it in spite of a problem, for an item that is of no meal.
    public var mayBeChosen = false

    /// Makes a product; by default it may be chosen and is not.
    public init(
      _ id: String, _ name: String, facts: [String] = [], cost: Money? = nil,
      isChosen: Bool = false, problem: String? = nil
    ) {
      self.id = id
      self.name = name
      self.facts = facts
      self.cost = cost
      self.isChosen = isChosen
      self.problem = problem
    }
  }
}
