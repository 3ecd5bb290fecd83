import Groceries
import MealModels

/// A product of the table: its name, size and form, and its price before any movement.
public struct ShelfProduct: Hashable, Sendable, Identifiable {
  /// The number of the product, with 13 digits, which never changes.
  public let id: ProductID
  /// The food in the product.
  public let food: FoodID
  /// The form in which the shop sells it.
  public let form: ShopForm
  /// The name on the shelf, without the brand.
  public let name: String
  /// The brand, which is invented; empty if there is none.
  public let brand: String
  /// Whether the brand is the chain's own brand.
  public let isStoreBrand: Bool
  /// Whether it is sold as organic.
  public let isOrganic: Bool
  /// The size of a package.
  public let package: PackageSize
  /// The price at Kroger in cents; zero if Kroger does not sell it.
  let krogerCents: Int
  /// The price at Fennimore's in cents; zero if Fennimore's does not sell it.
  let fennimoreCents: Int

  /// Makes a product; a chain without a price, or with a price of zero, does not sell it.
  public init(
    id: ProductID, food: FoodID, form: ShopForm = .usual, name: String, brand: String = "",
    isStoreBrand: Bool = false, isOrganic: Bool = false, package: PackageSize,
    cents: [DemoChain: Int]
  ) {
    self.init(
      id: id, food: food, form: form, name: name, brand: brand, isStoreBrand: isStoreBrand,
      isOrganic: isOrganic, package: package, krogerCents: cents[.kroger] ?? 0,
      fennimoreCents: cents[.fennimore] ?? 0)
  }

  /// Makes a product from a row of the table; a chain with a price of zero does not sell it.
  init(
    id: ProductID, food: FoodID, form: ShopForm, name: String, brand: String,
    isStoreBrand: Bool, isOrganic: Bool, package: PackageSize, krogerCents: Int,
    fennimoreCents: Int
  ) {
    self.id = id
    self.food = food
    self.form = form
    self.name = name
    self.brand = brand
    self.isStoreBrand = isStoreBrand
    self.isOrganic = isOrganic
    self.package = package
    self.krogerCents = krogerCents
    self.fennimoreCents = fennimoreCents
  }

  /// The price at a chain in cents, at a price level of 1000; nil if the chain does not sell the
  /// product.
  public func cents(at chain: DemoChain) -> Int? {
    let cents =
      switch chain {
      case .kroger: krogerCents
      case .fennimore: fennimoreCents
      }
    return cents > 0 ? cents : nil
  }
}
