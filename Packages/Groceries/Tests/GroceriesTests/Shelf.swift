import Groceries
import MealModels

/// Products for tests.
enum Shelf {
  static let store = GroceryStore(
    id: "kroger-1234", name: "Kroger #1234", chain: "Kroger", address: "1 Market St", zip: "94103")

  static func product(
    _ id: ProductID, _ food: FoodID?, _ package: PackageSize? = .each, cents: Int? = 100,
    brand: String = "", isStoreBrand: Bool = false, isOrganic: Bool = false,
    name: String? = nil, availability: Availability = .inStock,
    currency: Money.Currency = .usd
  ) -> Product {
    Product(
      id: id, store: store.id, food: food, name: name ?? id.rawValue, brand: brand,
      isStoreBrand: isStoreBrand, isOrganic: isOrganic, package: package,
      price: cents.map { Money(hundredths: $0, currency) }, availability: availability)
  }

  static func grams(_ grams: Int) -> PackageSize {
    PackageSize(of: Measure(.exactly(Fraction(grams)), .gram))
  }

  static func need(_ grams: Int) -> ListAmount { ListAmount(.exactly(Fraction(grams)), .gram) }
}
