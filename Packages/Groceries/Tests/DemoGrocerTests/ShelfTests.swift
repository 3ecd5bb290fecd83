import DemoGrocer
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import Testing

@Suite struct ShelfTests {
  static let shelf = GroceryShelf.bundled
  static let meals = Catalog.bundled.meals + Catalog.bundled.sideDishes

  @Test func `at least 2,500 products stand on the shelf, each under its own 13 digits`() {
    let ids = Set(Self.shelf.products.map(\.id))
    #expect(ids.count >= 2500)
    #expect(ids.count == Self.shelf.products.count)
    #expect(ids.allSatisfy { $0.rawValue.utf8.count == 13 && Int($0.rawValue) != nil })
  }

  @Test func `the four stores belong to two chains, and one is Kroger #1234 in 94103`() {
    let stores = Self.shelf.stores
    #expect(stores.count == 4)
    #expect(Set(stores.map(\.store.chain)) == ["Kroger", "Fennimore's"])
    #expect(stores.contains { $0.store.name == "Kroger #1234" && $0.store.zip == "94103" })
  }

  @Test(arguments: DemoChain.allCases)
  func `every food of the catalogue is sold by each chain, but water`(chain: DemoChain) {
    #expect(Self.meals.count >= 1122)
    let foods = Set(Self.meals.flatMap { $0.recipe.ingredients.compactMap(\.food) })
    let missing = foods.filter { Self.shelf.products(of: $0, at: chain).isEmpty }
    #expect(missing == ["water"])
  }

  @Test func `every product is of a food that the food book knows and that is no group`() {
    let foods = Set(Self.shelf.products.map(\.food))
    let wrong = foods.filter { FoodBook.culinary[$0]?.isGroup ?? true }
    #expect(wrong.isEmpty)
  }

  @Test func `every food is there in its usual form, or in one form alone`() {
    let forms = Dictionary(grouping: Self.shelf.products, by: \.food).mapValues {
      Set($0.map(\.form))
    }
    let unusual = forms.filter { !$0.value.contains(.usual) && $0.value.count > 1 }
    #expect(unusual.isEmpty)
  }

  @Test func `a chain's own brand is sold by that chain alone`() {
    let own = Self.shelf.products.filter(\.isStoreBrand)
    #expect(own.allSatisfy { $0.prices.count == 1 && !$0.brand.isEmpty })
    let chains = Dictionary(grouping: own, by: \.brand).mapValues {
      Set($0.flatMap(\.prices.keys))
    }
    #expect(chains.count == 2)
    #expect(chains.values.allSatisfy { $0.count == 1 })
  }

  @Test func `exactly the organic products have Organic in their name`() {
    for product in Self.shelf.products {
      #expect(product.name.contains("Organic") == product.isOrganic, "\(product.name)")
    }
  }

  @Test func `no two products of a chain look the same on the shelf`() {
    for chain in DemoChain.allCases {
      let labels = Self.shelf.products.filter { $0.cents(at: chain) != nil }.map {
        "\($0.brand) \($0.name), \($0.package.text)"
      }
      #expect(Set(labels).count == labels.count)
    }
  }

  @Test func `words find what has them all, in any case and number`() {
    let found = Self.shelf.products(named: ["canned tomatoes", "oat MILKS"], at: .kroger)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.name.contains("Oat Milk") })
    #expect(Self.shelf.products(named: ["", "AA batteries"], at: .kroger).isEmpty)
  }
}
