import Groceries
import MealModels

/// A product as it stands in the table: what it is, and what it costs before anything moves.
public struct ShelfProduct: Hashable, Sendable, Identifiable {
  /// Its number, 13 digits, the same for ever.
  public let id: ProductID
  /// The food in it.
  public let food: FoodID
  /// How the shop keeps it.
  public let form: ShopForm
  /// Its name on the shelf, without the brand.
  public let name: String
  /// Its brand, which is invented; empty where it has none.
  public let brand: String
  /// Whether the brand is a chain's own.
  public let isStoreBrand: Bool
  /// Whether it is sold as organic.
  public let isOrganic: Bool
  /// What is in a package.
  public let package: PackageSize
  /// Cents that it costs at Kroger; zero where that does not sell it.
  let krogerCents: Int
  /// Cents that it costs at Fennimore's; zero where that does not sell it.
  let fennimoreCents: Int

  /// Makes a product; a chain without a price, or with one of nothing, does not sell it.
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

  /// Makes a product of what the table holds; a price of nothing is none.
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

  /// Cents that it costs at a chain at a price level of 1000; nil where that does not sell it.
  public func cents(at chain: DemoChain) -> Int? {
    let cents =
      switch chain {
      case .kroger: krogerCents
      case .fennimore: fennimoreCents
      }
    return cents > 0 ? cents : nil
  }
}
