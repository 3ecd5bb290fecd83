import MealModels

/// The id of a product in the shop that sells it.
public typealias ProductID = TypedID<Product>

/// A product of a store: a package of a food, its price, and whether it is in stock.
public struct Product: Hashable, Sendable, Identifiable, Codable {
  /// Its id, the same in all stores of a chain.
  public var id: ProductID
  /// The store of this price and stock.
  public var store: StoreID
  /// The food; nil if it is unknown, or if the product is not a food.
  public var food: FoodID?
  /// The form in which the shop keeps it.
  public var form: ShopForm
  /// Its name on the shelf.
  public var name: String
  /// Its brand; empty if it has none, such as an onion.
  public var brand: String
  /// Whether the brand belongs to the store.
  public var isStoreBrand: Bool
  /// Whether it is sold as organic.
  public var isOrganic: Bool
  /// The size of a package; nil if the shop does not state it.
  public var package: PackageSize?
  /// The price of one package, or of ``PackageSize/content`` if it is weighed; nil if unknown.
  public var price: Money?
  /// Whether it is in stock.
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

  /// The name with the brand before it, unless it begins with the brand: "Kroger Spaghetti".
  public var brandedName: String {
    brand.isEmpty || name.hasPrefix(brand) ? name : "\(brand) \(name)"
  }
}

/// Whether a store has a product in stock.
public enum Availability: String, CaseIterable, Hashable, Sendable, Codable {
  /// There is enough of it.
  case inStock = "in-stock"
  /// Only a few are left.
  case low
  /// It is out of stock.
  case out
  /// The store's answer does not state it.
  case unknown
}
