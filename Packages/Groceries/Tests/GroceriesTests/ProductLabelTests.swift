import FoodFacts
import Groceries
import MealModels
import Testing

/// What the name of a product says of foods that it is not sold as.
@Suite struct ProductLabelTests {
  private let labels = ProductLabels(.culinary)

  private func harm(_ name: String, _ food: FoodID, _ limits: EaterLimits) -> FoodID? {
    labels.harm(of: Shelf.product("p", food, name: name), for: limits)
  }

  @Test(arguments: [
    ("Oat and Almond Drink", "oat-milk", Allergen.treeNut),
    ("Rice Milk Almond Milk Blend", "rice-milk", .treeNut),
    ("Dark Chocolate with Hazelnuts", "dark-chocolate", .hazelnut),
    ("Granola with Peanuts", "granola", .peanut),
    ("Vegan Butter with Soy Milk", "vegan-butter", .soy),
    ("Rice Crackers with Sesame Seeds", "cracker", .sesame),
  ])
  func `a name with an allergen that the food does not have is harmful`(
    name: String, food: FoodID, allergen: Allergen
  ) {
    let without = FoodBook.culinary.contents(of: food)?.allergens.contains(allergen) ?? true
    #expect(!without)
    #expect(harm(name, food, EaterLimits(allergens: AllergenSet([allergen]))) != nil)
    #expect(harm(name, food, .none) == nil)
  }

  @Test(arguments: [
    ("Simply Good Zorblax Oat Drink", "oat-milk"), ("Almond Milk", "almond-milk"),
    ("Peanut Free Sunflower Seeds", "sunflower-seed"), ("Value Rice", "rice"),
    ("Organic Long Grain Rice, 1 kg", "rice"),
  ])
  func `unknown words, the food itself and what is left out forbid nothing`(
    name: String, food: FoodID
  ) {
    #expect(harm(name, food, EaterLimits(allergens: [.treeNut, .peanut])) == nil)
  }

  @Test func `a food that holds what is left out is not what is in it`() {
    let cheese = "Shredded Monterey Jack, No Animal Rennet"
    #expect(harm(cheese, "vegetarian-cheese", EaterLimits(diets: [.vegetarian])) == nil)
    let spread = "Hazelnut Spread, No Almonds"
    #expect(harm(spread, "sunflower-seed-butter", EaterLimits(allergens: [.hazelnut])) != nil)
    let ranch = Shelf.product("p", "ground-beef", brand: "Tarrow Ranch", name: "Ground Beef")
    #expect(labels.harm(of: ranch, for: EaterLimits(allergens: [.milk])) == nil)
  }

  @Test func `diets and foods somebody dislikes count too, and a brand is read`() {
    #expect(
      harm("Kidney Beans with Bacon", "kidney-bean", EaterLimits(diets: [.vegetarian])) != nil)
    #expect(harm("Rice with Mushrooms", "rice", EaterLimits(dislikedFoods: ["mushroom"])) != nil)
    let branded = Shelf.product("p", "oat-milk", brand: "Almond Milk", name: "Drink")
    #expect(labels.harm(of: branded, for: EaterLimits(allergens: [.treeNut])) != nil)
  }

  @Test func `a harmful product is never taken, not even one that was chosen by hand`() throws {
    let products = [
      Shelf.product("blend", "oat-milk", Shelf.grams(1000), cents: 100, name: "Oat Almond Milk"),
      Shelf.product("plain", "oat-milk", Shelf.grams(1000), cents: 300, name: "Oat Milk"),
    ]
    let limits = EaterLimits(allergens: [.treeNut])
    var marks = ItemMarks()
    marks.product = "blend"
    let item = ListedItem(
      ListItem(id: "oat-milk", name: "oat milk", food: "oat-milk", amounts: [Shelf.need(500)]),
      marks: marks)
    func priced(_ products: [Product]) -> PricedList.Item? {
      ListPricing(
        products, measures: { FoodBook.culinary[$0]?.measures },
        harm: { product, _ in labels.harm(of: product, for: limits) }
      ).priced([item]).items.first
    }
    let choice = try #require(priced(products)?.choice)
    #expect(choice.lines.map(\.product.id) == ["plain"])
    #expect(choice.passedOver.map(\.product) == ["blend"])
    guard case .passedOver(let reasons) = priced([products[0]])?.problem else {
      Issue.record("something was taken")
      return
    }
    #expect(reasons.map(\.product) == ["blend"])
  }
}
