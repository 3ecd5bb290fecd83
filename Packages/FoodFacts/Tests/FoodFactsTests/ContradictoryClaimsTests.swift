import MealModels
import Testing

@testable import FoodFacts

/// Claims that cannot be true of their food, and certain ones that can.
@Suite struct ContradictoryClaimsTests {
  private let matcher = FoodMatcher()

  @Test(arguments: [
    "nut-free almonds", "gluten-free barley", "spelt flour (wheat-free)", "dairy-free cow's milk",
    "nut-free walnuts, chopped", "gluten-free rye bread", "gluten-free spelt flour",
    "peanut-free peanut butter", "sesame-free tahini", "egg-free eggs", "soy-free soy sauce",
    "mustard-free mustard", "fish-free salmon", "shellfish-free prawns", "wheat-free wheat flour",
    "goat's milk, dairy-free", "vegan cow's milk", "nut-free almond flour", "gluten-free bulgur",
    "celery-free celery salt", "egg-free egg noodles", "gelatin-free gelatin",
    "nut-free almond milk",
    "almonds without nuts", "honey-free honey", "dairy-free buffalo mozzarella",
  ])
  func `a claim that contradicts its food makes the name unknown`(name: String) {
    let match = matcher.match(name)
    #expect(match.contents == nil, "\(match.foods)")
    #expect(match.food == nil)
  }

  @Test(
    arguments: [
      ("nut-free almonds if possible", .treeNut), ("gluten-free barley or regular", .gluten),
      ("cow's milk - dairy-free if needed", .milk),
    ] as [(String, Allergen)])
  func `a contradiction in doubt leaves the food as it is`(name: String, allergen: Allergen) {
    #expect(matcher.match(name).contents?.allergens.contains(allergen) == true)
  }

  @Test(
    arguments: [
      ("gluten-free soy sauce", .wheat), ("dairy-free milk chocolate", .milk),
      ("nut-free pesto", .treeNut), ("bread (gluten-free)", .wheat), ("gluten-free oats", .gluten),
      ("gluten free pasta, cooked", .wheat), ("gluten-free pasta, cooked and drained", .wheat),
      ("2 cups of gluten-free flour", .wheat), ("milk, dairy-free", .milk),
      ("oats (gluten-free)", .gluten), ("vegan butter, melted", .milk),
      ("vegan butter or oil", .milk),
      ("dairy-free, egg-free pancake mix", .milk), ("gluten-free tagliatelle", .wheat),
      ("soy sauce gluten-free", .wheat), ("bread - gluten-free", .wheat),
      ("dairy-free yogurt", .milk),
      ("chopped vegan cheese", .milk), ("gluten-free and vegan bread", .wheat),
      ("dairy-free mascarpone", .milk), ("egg-free mayonnaise", .egg), ("vegan salmon", .fish),
      ("gluten-free plain flour", .wheat), ("organic gluten-free bread, sliced", .wheat),
      ("gluten-free soy sauce and garlic", .wheat), ("200 g gluten-free noodles", .wheat),
    ] as [(String, Allergen)])
  func `a certain claim clears its food`(name: String, allergen: Allergen) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(!contents.allergens.contains(allergen), "\(contents.allergens.allergens)")
  }

  @Test func `a product sold as a substitute has no animal food`() throws {
    #expect(matcher.match("vegan beef mince").isVegan == .yes)
    #expect(matcher.match("alcohol-free wine").hasAlcohol == .no)
    #expect(matcher.match("gelatine-free marshmallows").hasPork == .no)
  }
}
