import MealModels

/// The port to a retailer: its stores, products, prices, and carts.
public struct RetailerClient: Sendable {
  /// What it is called: "Kroger".
  public var name: String
  /// The stores near a ZIP code, nearest first.
  public var stores: @Sendable (_ zip: String) async throws(RetailerError) -> [GroceryStore]
  /// The store of an id; nil where it cannot be told by that alone.
  public var store: @Sendable (StoreID) async throws(RetailerError) -> GroceryStore?
  /// What a store sells for what is wanted.
  public var products:
    @Sendable (_ wishes: [ProductWish], StoreID) async throws(RetailerError) -> ProductAnswer
  /// What products cost now and whether they are there; those it knows nothing of are left out.
  public var snapshot:
    @Sendable (_ products: [ProductID], StoreID) async throws(RetailerError) -> PriceSnapshot
  /// Puts lines into a cart at the store, a new one or one that it holds.
  public var cart: @Sendable (CartOrder) async throws(RetailerError) -> HeldCart
  /// The address at which a person pays for a cart.
  public var checkoutURL: @Sendable (CartID) async throws(RetailerError) -> String

  /// Makes a client; a store is told by its id alone only where that is given.
  public init(
    name: String,
    stores: @escaping @Sendable (String) async throws(RetailerError) -> [GroceryStore],
    store: @escaping @Sendable (StoreID) async throws(RetailerError) -> GroceryStore? = { _ in nil
    },
    products:
      @escaping @Sendable ([ProductWish], StoreID) async throws(RetailerError) -> ProductAnswer,
    snapshot:
      @escaping @Sendable ([ProductID], StoreID) async throws(RetailerError) -> PriceSnapshot,
    cart: @escaping @Sendable (CartOrder) async throws(RetailerError) -> HeldCart,
    checkoutURL: @escaping @Sendable (CartID) async throws(RetailerError) -> String
  ) {
    self.name = name
    self.stores = stores
    self.store = store
    self.products = products
    self.snapshot = snapshot
    self.cart = cart
    self.checkoutURL = checkoutURL
  }
}

/// What is looked for in a store.
public struct ProductWish: Hashable, Sendable, Codable {
  /// The food; nil where only words are known.
  public var food: FoodID?
  /// How the shop keeps it.
  public var form: ShopForm
  /// The words to search for where a retailer knows no foods.
  public var words: String

  /// Makes a wish.
  public init(food: FoodID?, form: ShopForm = .usual, words: String) {
    self.food = food
    self.form = form
    self.words = words
  }
}

/// What a store sells for some wishes, as far as it answered.
public struct ProductAnswer: Hashable, Sendable, Codable {
  /// The products, in any order.
  public var products: [Product]
  /// The wishes about which nothing came back; nobody knows whether the store has them.
  public var unanswered: [ProductWish]

  /// Makes an answer.
  public init(products: [Product], unanswered: [ProductWish] = []) {
    self.products = products
    self.unanswered = unanswered
  }
}
