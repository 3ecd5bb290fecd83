import MealModels
import Testing

@testable import FoodFacts

/// What shops sell in an unsafe form by the plain name of a food of an animal, fruit, nut or spice.
@Suite struct ShopKindsTests {
  private let matcher = FoodMatcher()

  @Test(
    arguments: [
      ("dry fruits", [.treeNut, .almond, .cashew]), ("trail mix", [.milk, .soy, .peanut]),
      ("coconut milk powder", [.milk]), ("coconut Greek yogurt", [.milk]),
      ("almond cheese", [.milk]),
      ("soy cheese", [.milk, .soy]), ("cheese alternative", [.milk]), ("dairy whitener", [.milk]),
      ("lemon butter", [.egg, .milk]), ("passionfruit curd", [.egg, .milk]),
      ("chaat masala", [.wheat]), ("beef stock cube", [.wheat, .celery]),
      ("chicken stock cube", [.wheat, .celery]), ("rollmops", [.fish, .mustard]),
      ("breaded cod", [.fish, .egg, .wheat]), ("breaded chicken strips", [.egg, .wheat]),
      ("fish paste", [.fish, .egg, .wheat]), ("seafood extender", [.fish, .egg, .wheat]),
      ("mackerel in mustard sauce", [.fish, .mustard]), ("garlic prawns", [.crustacean, .milk]),
      ("fish pie mix", [.fish, .crustacean]), ("mortadella", [.pistachio]),
      ("khubani", [.sulphite]), ("chocolate cranberries", [.milk, .soy]),
      ("tamari seeds", [.soy, .sesame]), ("stuffed chicken breast", [.wheat, .milk]),
      ("Russian sausages", [.wheat, .milk]), ("devon", [.wheat]),
      ("chicken 65", [.wheat, .egg, .milk]), ("chilli prawns", [.wheat, .egg, .soy]),
      ("honey chilli potato", [.wheat, .soy]), ("mushroom 65", [.wheat, .soy]),
    ] as [(String, [Allergen])])
  func `the plain name contains what the shop kind does`(name: String, all: [Allergen]) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(AllergenSet(all).subtracting(contents.allergens).isEmpty)
  }

  @Test(
    arguments: [
      ("dried fruit", .treeNut), ("vegan coconut milk powder", .milk),
      ("coconut milk yogurt", .milk), ("vegan coconut yogurt", .milk), ("tofu ricotta", .milk),
      ("vegan soy cheese", .milk), ("almond ricotta", .milk), ("lemon juice", .egg),
      ("gluten-free chaat masala", .wheat), ("gluten-free beef stock cube", .wheat),
      ("mortadella without pistachios", .pistachio), ("cod", .egg), ("mackerel", .mustard),
      ("raisins", .milk), ("mixed seeds", .soy),
    ] as [(String, Allergen)])
  func `the safe kind is a food of its own`(name: String, allergen: Allergen) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(!contents.allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("basil paste", .milk), ("lemongrass paste", .sulphite), ("horseradish", .egg),
      ("umeboshi", .fish), ("mixed seeds", .macadamia), ("halva", .walnut),
      ("plant milk", .pecan), ("vegan cheese", .macadamia), ("dukkah", .macadamia),
      ("flavoured yogurt", .wheat), ("marinated chicken", .soy), ("basted turkey", .milk),
      ("canned corned beef", .soy), ("baking dates", .gluten), ("roasted sunflower seeds", .peanut),
      ("fish skin snack", .egg), ("flavored tuna", .wheat), ("crab paste", .milk),
      ("coconut yogurt", .milk),
    ] as [(String, Allergen)])
  func `foods name the allergens that makers may add or labels warn of`(
    name: String, allergen: Allergen
  ) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.possible.union(contents.traces).contains(allergen))
    #expect(!contents.allergens.contains(allergen))
  }

  @Test(arguments: ["vanilla", "apple cider", "rose essence", "surimi", "tobiko"])
  func `a food that shops may sell with alcohol contains alcohol`(name: String) {
    #expect(matcher.match(name).hasAlcohol == .yes)
  }

  @Test(arguments: ["vanilla bean", "vanilla pod", "apple juice", "rose water", "pandan leaf"])
  func `a food that never has alcohol contains none`(name: String) {
    #expect(matcher.match(name).hasAlcohol == .no)
  }

  @Test(arguments: ["peach yogurt", "mango yoghurt", "yogurt drink", "light yogurt"])
  func `a flavored yogurt may be set with gelatin`(name: String) {
    #expect(matcher.match(name).isVegetarian == .unknown)
  }

  @Test func `avoiding vanilla avoids every kind of vanilla`() throws {
    let book = FoodBook.culinary
    let vanilla = try #require(book.food(named: "vanilla")?.id)
    for name in ["vanilla bean", "vanilla extract", "vanilla paste", "vanilla yogurt"] {
      let food = try #require(book.food(named: name)?.id)
      #expect(book.lineage(of: food).contains(vanilla), "\(name)")
    }
  }
}
