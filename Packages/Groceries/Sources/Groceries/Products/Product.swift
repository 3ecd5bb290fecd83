import MealModels

/// The id of a product in the shop that sells it.
public typealias ProductID = TypedID<Product>

/// Something that a store sells: a package of a food, its price, and whether it is there.
public struct Product: Hashable, Sendable, Identifiable, Codable {
  /// Its id, the same in all stores of a chain.
  public var id: ProductID
  /// The store whose price and stock these are.
  public var store: StoreID
  /// The food in it; nil for what is no food, or where nobody knows.
  public var food: FoodID?
  /// How the shop keeps it.
  public var form: ShopForm
  /// Its name on the shelf.
  public var name: String
  /// Its brand; empty where it has none, as an onion.
  public var brand: String
  /// Whether the brand is the store's own.
  public var isStoreBrand: Bool
  /// Whether it is sold as organic.
  public var isOrganic: Bool
  /// What is in a package; nil where the shop does not say.
  public var package: PackageSize?
  /// The price of one package, or of ``PackageSize/content`` where it is weighed; nil is unknown.
  public var price: Money?
  /// Whether it is there.
  public var availability: Availability

  /// Makes a product.
  public init(
    id: ProductID, store: StoreID, food: FoodID?, form: ShopForm = .usual, name: String,
    brand: String = "", isStoreBrand: Bool = false, isOrganic: Bool = false,
    package: PackageSize?, price: Money?, availability: Availability = .inStock
  ) {
    self.id = id
    self.store = store
    self.food = food
    self.form = form
    self.name = name
    self.brand = brand
    self.isStoreBrand = isStoreBrand
    self.isOrganic = isOrganic
    self.package = package
    self.price = price
    self.availability = availability
  }
}

/// Whether a store has a product.
public enum Availability: String, CaseIterable, Hashable, Sendable, Codable {
  /// There is enough of it.
  case inStock = "in-stock"
  /// Only a few are left.
  case low
  /// There is none.
  case out
  /// The store did not say.
  case unknown
}
