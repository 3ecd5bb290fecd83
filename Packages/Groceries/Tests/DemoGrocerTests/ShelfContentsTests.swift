import DemoGrocer
import FoodFacts
import MealModels
import Testing

@Suite struct ShelfContentsTests {
  @Test func `no name of a product tells of an allergen that its food does not hold`() {
    let lies = Self.named.filter { $0.told.allergens.subtracting($0.held.allergens) != [] }
    #expect(lies.isEmpty, "\(lies.map { "\($0.name): \($0.food)" })")
  }

  @Test(arguments: [Diet.vegan, .vegetarian, .pescatarian])
  func `no name breaks a diet that its food keeps`(diet: Diet) {
    let lies = Self.named.filter { $0.held.fits(diet) && !$0.told.fits(diet) }
    #expect(lies.isEmpty, "\(lies.map { "\($0.name): \($0.food)" })")
  }

  @Test func `a name that claims to be free of something is of a food that is`() {
    let claims: [(String, Allergen)] = [
      ("Gluten-Free", .gluten), ("Dairy-Free", .milk), ("Egg-Free", .egg),
    ]
    for product in GroceryShelf.bundled.products {
      let held = FoodBook.culinary.contents(of: product.food)?.allergens ?? []
      for (claim, allergen) in claims where product.name.contains(claim) {
        #expect(!held.contains(AllergenSet([allergen])), "\(product.name) is \(product.food)")
      }
    }
  }

  @Test func `a vegan or vegetarian name is of a food that is`() {
    for product in GroceryShelf.bundled.products {
      guard let held = FoodBook.culinary.contents(of: product.food) else { continue }
      if product.name.contains("Vegan") || product.name.contains("Plant") {
        #expect(held.fits(.vegan), "\(product.name) is \(product.food)")
      }
      if product.name.contains("Vegetarian") || product.name.contains("No Animal Rennet") {
        #expect(held.fits(.vegetarian), "\(product.name) is \(product.food)")
      }
    }
  }

  /// What the matcher understands of each name, beside what is known of the product's food.
  private static let named: [NamedContents] = {
    let matcher = FoodMatcher()
    let labels = Set(GroceryShelf.bundled.products.map { [$0.food.rawValue, plain($0.name)] })
    return labels.compactMap { label in
      guard let held = FoodBook.culinary.contents(of: FoodID(rawValue: label[0])),
        let told = matcher.match(label[1]).contents
      else { return nil }
      return NamedContents(food: label[0], name: label[1], held: held, told: told)
    }
  }()

  /// The name without what is said of how it was grown.
  private static func plain(_ name: String) -> String {
    let words = name.split { $0 == " " || $0 == "," }
    return words.filter { $0 != "Organic" }.joined(separator: " ")
  }
}

/// What a name tells, and what its food holds.
private struct NamedContents {
  let food: String
  let name: String
  let held: FoodContents
  let told: FoodContents
}
