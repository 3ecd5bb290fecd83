import MealModels

/// The port to a retailer: its stores, products, prices, and carts.
public struct RetailerClient: Sendable {
  /// The retailer's name: "Kroger".
  public var name: String
  /// The stores near a ZIP code, nearest first.
  public var stores: @Sendable (_ zip: String) async throws(RetailerError) -> [GroceryStore]
  /// The store with an id; nil if the id alone does not identify it.
  public var store: @Sendable (StoreID) async throws(RetailerError) -> GroceryStore?
  /// Finds the products of a store for some wishes.
  public var products:
    @Sendable (_ wishes: [ProductWish], StoreID) async throws(RetailerError) -> ProductAnswer
  /// Reads the current prices and stock of products; unknown products are left out.
  public var snapshot:
    @Sendable (_ products: [ProductID], StoreID) async throws(RetailerError) -> PriceSnapshot
  /// Puts lines into a cart: a new one, or one that the store already holds.
  public var cart: @Sendable (CartOrder) async throws(RetailerError) -> HeldCart
  /// The address at which a person pays for a cart.
  public var checkoutURL: @Sendable (CartID) async throws(RetailerError) -> String

  /// Makes a client.
  ///
  /// - Parameter store: finds a store by its id; by default it finds no store.
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

/// A wish for a product of a store.
public struct ProductWish: Hashable, Sendable, Codable {
  /// The food; nil if only words are known.
  public var food: FoodID?
  /// The form in which the shop keeps it.
  public var form: ShopForm
  /// The search words, for a retailer that does not know foods.
  public var words: String

  /// Makes a wish.
  public init(food: FoodID?, form: ShopForm = .usual, words: String) {
    self.food = food
    self.form = form
    self.words = words
  }
}

/// The products of a store for some wishes, as far as the store answered.
public struct ProductAnswer: Hashable, Sendable, Codable {
  /// The products, in any order.
  public var products: [Product]
  /// The wishes without an answer; it is unknown whether the store has them.
  public var unanswered: [ProductWish]

  /// Makes an answer.
  public init(products: [Product], unanswered: [ProductWish] = []) {
    self.products = products
    self.unanswered = unanswered
  }
}
