import DemoGrocer
import FoodFacts
import Groceries
import MealModels
import Testing

@Suite struct ShelfPriceTests {
  @Test func `every package holds something that can be weighed or poured`() {
    let light = GroceryShelf.bundled.products.filter { ($0.grams ?? 0) <= 0 }
    #expect(light.isEmpty, "\(light.map(\.name))")
  }

  @Test func `the demo shop's products cost 8 cents to 18 dollars for 100 grams`() {
    for product in GroceryShelf.bundled.products {
      guard let grams = product.grams, grams >= 100 else { continue }
      for cents in product.prices.values {
        #expect((8...1800).contains(Double(cents) / grams * 100), "\(product.label)")
      }
    }
  }

  @Test func `a small package costs 25 cents to 20 dollars`() {
    for product in GroceryShelf.bundled.products where (product.grams ?? 0) < 100 {
      #expect(product.prices.values.allSatisfy { (25...2000).contains($0) }, "\(product.label)")
    }
  }

  @Test func `products of one food and form cost at most eight times as much as another`() {
    let kinds = Dictionary(grouping: GroceryShelf.bundled.products) {
      [$0.food.rawValue, $0.form.rawValue]
    }
    for (kind, products) in kinds {
      let prices = products.flatMap { product in
        product.prices.values.map { Double($0) / (product.grams ?? 1) }
      }
      guard let least = prices.min(), let most = prices.max() else { continue }
      #expect(most / least <= 8, "\(kind)")
    }
  }

  @Test func `of two sizes of a product the larger costs more, and no more by weight`() {
    let rows = GroceryShelf.bundled.products.filter { $0.package.step == nil }
    let families = Dictionary(grouping: rows) { [$0.food.rawValue, $0.name, $0.brand] }
    for products in families.values where products.count > 1 {
      let sorted = products.sorted { ($0.grams ?? 0) < ($1.grams ?? 0) }
      for (small, large) in zip(sorted, sorted.dropFirst()) {
        for (chain, cents) in small.prices {
          guard let more = large.cents(at: chain) else { continue }
          let byWeight = Double(more) / (large.grams ?? 1) * (small.grams ?? 1)
          #expect(more > cents, "\(large.label)")
          #expect(byWeight < Double(cents) * 1.12, "\(large.label)")
        }
      }
    }
  }
}

extension ShelfProduct {
  /// The name with what is in a package, for messages.
  var label: String { "\(id) \(brand) \(name), \(package.text)" }

  /// Cents at each chain that sells it.
  var prices: [DemoChain: Int] {
    Dictionary(
      uniqueKeysWithValues: DemoChain.allCases.compactMap { chain in
        cents(at: chain).map { (chain, $0) }
      })
  }

  /// Grams in a package, by the weights and density of its food; nil where nobody knows them.
  var grams: Double? {
    guard let measures = FoodBook.culinary[food]?.measures else { return nil }
    let unit = package.content.unit
    let amount = package.content.quantity.upperBound.doubleValue * Double(package.count)
    switch unit?.dimension {
    case .mass: return unit?.baseAmount.map { $0 * amount }
    case .volume: return unit?.baseAmount.map { $0 * amount * (measures.density ?? 1) }
    default: return measures.weights[unit ?? .piece].map { $0 * amount }
    }
  }
}
