import FoodFacts
import Groceries
import MealModels
import SeededRandom
import Testing

/// What the name of a product says of foods that it is not sold as.
@Suite struct ProductLabelTests {
  private let labels = ProductLabels(.culinary)

  private func harm(
    _ name: String, _ food: FoodID, _ limits: EaterLimits, brand: String = ""
  ) -> ExclusionReason? {
    labels.harm(of: Shelf.product("p", food, brand: brand, name: name), for: limits)
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

  @Test(
    arguments: [
      ("Chive", "chive", "Philadelphia", .milk),
      ("Unsweetened", "rice-milk", "Almond Breeze", .almond),
      ("Cod Fillets in Crispy Batter", "cod", "", .gluten),
      ("Chicken-Style Pieces", "chicken", "", .soy),
    ] as [(String, FoodID, String, Allergen)])
  func `a brand that is a food, a dish beside the food, and what is only like it are not taken`(
    name: String, food: FoodID, brand: String, allergen: Allergen
  ) {
    let limits = EaterLimits(allergens: AllergenSet([allergen]))
    #expect(harm(name, food, limits, brand: brand) != nil)
  }

  @Test(arguments: [
    ("Simply Good Oat Drink", "oat-milk"), ("Almond Milk", "almond-milk"),
    ("Peanut Free Sunflower Seeds", "sunflower-seed"), ("Value Rice", "rice"),
    ("Organic Long Grain Rice, 1 kg", "rice"),
  ])
  func `praise, the food itself and what is left out forbid nothing`(
    name: String, food: FoodID
  ) {
    #expect(harm(name, food, EaterLimits(allergens: [.treeNut, .peanut])) == nil)
  }

  @Test func `a range of a shop clears nothing, and harms nothing`() {
    let allergy = EaterLimits(allergens: [.fish])
    #expect(harm("Free From Wild Salmon", "apple", allergy) != nil)
    #expect(harm("Free From Rice", "rice", allergy) == nil)
  }

  @Test func `a label is read however many were read before`() {
    let unread = ProductLabels(FoodReference(.empty))
    let limits = EaterLimits(allergens: [.fish])
    for number in 0..<Sample.count(quick: 5_000, whole: 200_000) {
      _ = unread.harm(of: Shelf.product("p", "rice", name: "Rice \(number)"), for: limits)
    }
    #expect(harm("Rice", "rice", limits) == nil)
  }

  @Test func `an unknown word on a label is unsafe for a diet or allergy, unless it is the brand`()
  {
    let allergy = EaterLimits(allergens: [.peanut])
    #expect(harm("Zorblax Oat Drink", "oat-milk", allergy) == .isUnclear("zorblax"))
    #expect(harm("Zorblax Oat Drink", "oat-milk", EaterLimits(diets: [.vegan])) != nil)
    #expect(harm("Zorblax Oat Drink", "oat-milk", allergy, brand: "Zorblax Foods") == nil)
    #expect(harm("Zorblax Oat Drink", "oat-milk", EaterLimits(dislikes: [.asNamed("kale")])) == nil)
    #expect(harm("Kroger Oat Drink, 64 fl oz", "oat-milk", allergy) == nil)
    #expect(harm("Pain Complet", "gluten-free-bread", EaterLimits(allergens: [.gluten])) != nil)
  }

  @Test func `limits that cannot be read admit nothing beside the food itself`() {
    func harm(_ name: String, _ food: FoodID = "oat-milk") -> ExclusionReason? {
      labels.harm(of: Shelf.product("p", food, name: name), for: nil)
    }
    #expect(harm("Yeast Free Bread", "gluten-free-bread") == .isUnsafe("bread"))
    #expect(harm("Oat Milk") == nil)
    #expect(harm("Oat and Almond Drink") == .isUnsafe("almond-milk"))
    #expect(harm("Zorblax Oat Drink") == .isUnclear("zorblax"))
  }

  @Test(arguments: [
    ("Yeast Free Bread", "gluten-free-bread", Allergen.gluten),
    ("No Garlic Pesto", "basil", .pineNut), ("Onion Free Worcestershire Sauce", "basil", .fish),
    ("Milky Dark Chocolate", "dark-chocolate", .milk), ("Weizenbrot", "gluten-free-bread", .gluten),
    ("Nutty Spread", "sunflower-seed-butter", .walnut),
    ("Dark Chocolate Vollmilch", "dark-chocolate", .milk),
    ("Dark Chocolate 🥛", "dark-chocolate", .milk), ("Sweet Cream Butter", "vegan-butter", .milk),
    ("Wheat Bread", "gluten-free-bread", .wheat),
  ])
  func `a claim about one thing, a derived or foreign name and a picture excuse nothing`(
    name: String, food: FoodID, allergen: Allergen
  ) {
    #expect(harm(name, food, EaterLimits(allergens: AllergenSet([allergen]))) != nil)
  }

  @Test(arguments: [
    ("Gluten Free White Bread", "gluten-free-bread", Allergen.gluten),
    ("Gluten-Free Mountain White Bread", "gluten-free-bread", .gluten),
    ("Milk Free Chocolate", "dark-chocolate", .milk),
    ("Dairy Free Buttery Spread", "vegan-butter", .milk),
  ])
  func `a product whose label certainly excludes an allergen is safe`(
    name: String, food: FoodID, allergen: Allergen
  ) {
    #expect(harm(name, food, EaterLimits(allergens: AllergenSet([allergen]))) == nil)
  }

  @Test func `a food that holds what is left out is not what is in it`() {
    let cheese = "Shredded Monterey Jack, No Animal Rennet"
    #expect(harm(cheese, "vegetarian-cheese", EaterLimits(diets: [.vegetarian])) == nil)
    let spread = "Hazelnut Spread, No Almonds"
    #expect(harm(spread, "sunflower-seed-butter", EaterLimits(allergens: [.hazelnut])) != nil)
    let ranch = Shelf.product("p", "ground-beef", brand: "Tarrow Ranch", name: "Ground Beef")
    #expect(labels.harm(of: ranch, for: EaterLimits(allergens: [.milk])) == nil)
  }

  @Test func `diets, dislikes and food names in the brand also count`() {
    #expect(
      harm("Kidney Beans with Bacon", "kidney-bean", EaterLimits(diets: [.vegetarian])) != nil)
    #expect(
      harm("Rice with Mushrooms", "rice", EaterLimits(dislikes: [.asNamed("mushroom")])) != nil)
    let branded = Shelf.product("p", "oat-milk", brand: "Almond Milk", name: "Drink")
    #expect(labels.harm(of: branded, for: EaterLimits(allergens: [.treeNut])) != nil)
  }

  @Test(
    "The food of a product for an unplanned item is judged too",
    arguments: [
      ("Pork Gelatin", "gelatin", EaterLimits(diets: [.halal])),
      ("Dark Chocolate", "dark-chocolate", EaterLimits(allergens: [.milk])),
      ("Special Dark", "dark-chocolate", EaterLimits(allergens: [.milk])),
      ("Gluten Free Egg Bread", "gluten-free-bread", EaterLimits(allergens: [.egg])),
      ("Cashews", "cashew", EaterLimits(allergens: [.treeNut])),
    ] as [(String, FoodID, EaterLimits)])
  func unplanned(name: String, food: FoodID, limits: EaterLimits) {
    #expect(FoodBook.culinary[food] != nil)
    let product = Shelf.product("p", food, name: name)
    #expect(labels.harmUnplanned(of: product, for: limits) != nil)
    #expect(labels.harmUnplanned(of: product, for: EaterLimits.none) == nil)
    #expect(labels.harmUnplanned(of: product, for: nil) != nil)
  }

  @Test("A food that a person named is bought although somebody dislikes it")
  func unplannedDislike() {
    let limits = EaterLimits(dislikes: [.asNamed("rice")])
    #expect(labels.harmUnplanned(of: Shelf.product("p", "rice", name: "Rice"), for: limits) == nil)
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
