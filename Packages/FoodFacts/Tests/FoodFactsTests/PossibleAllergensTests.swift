import MealModels
import Testing

@testable import FoodFacts

/// What a food may be made of is told apart from traces that shops warn of.
@Suite struct PossibleAllergensTests {
  private let matcher = FoodMatcher()

  @Test(
    arguments: [
      ("plant milk", [.almond, .cashew, .soy, .gluten]),
      ("vegan cheese", [.cashew, .almond, .soy]),
      ("vegan cream", [.almond, .cashew, .soy]), ("liqueur", [.milk, .egg, .hazelnut]),
      ("stuffed olives", [.almond, .fish]), ("korma paste", [.almond, .cashew, .milk]),
      ("barbecue sauce", [.fish, .soy, .wheat]), ("brittle", [.peanut, .almond]),
      ("burger patty", [.egg, .wheat, .milk]), ("vegan ice cream", [.cashew, .peanut]),
      ("vegetable oil", [.soy]), ("pink peppercorns", [.cashew]), ("lecithin", [.egg]),
      ("muesli", [.sesame, .peanut]), ("granola", [.sesame, .peanut]), ("nut butter", [.pistachio]),
      ("ice cream", [.pistachio, .peanut]), ("curry paste", [.milk, .almond]),
      ("cake mix", [.milk, .egg]), ("hash browns", [.milk, .wheat]), ("gravy granules", [.milk]),
      ("dashida", [.fish, .mollusc]), ("prawn cocktail crisps", [.crustacean, .milk]),
    ] as [(String, [Allergen])])
  func `a vague name contains the allergens of all foods that it may mean`(
    name: String, all: [Allergen]
  ) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(AllergenSet(all).subtracting(contents.asIngredients).isEmpty, "\(contents)")
  }

  @Test(
    arguments: [
      ("dark chocolate", .milk), ("oats", .wheat), ("rice flour", .gluten), ("cashews", .peanut),
      ("vegan butter", .milk), ("seaweed", .crustacean), ("oysters", .crustacean),
      ("cornmeal", .wheat), ("roasted sunflower seeds", .peanut), ("white wine", .fish),
    ] as [(String, Allergen)])
  func `allergens that get into a food are traces`(name: String, allergen: Allergen) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.traces.contains(allergen) && !contents.asIngredients.contains(allergen))
  }

  @Test(arguments: ["So Delicious yogurt", "So Delicious dairy-free yogurt"])
  func `a brand of coconut and cashew yogurts is milk, coconut and nut until it says`(
    name: String
  ) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(AllergenSet([.milk, .cashew, .soy]).subtracting(contents.asIngredients).isEmpty)
    #expect(FoodBook.culinary.madeOf("so-delicious-yogurt").contains("coconut"))
  }

  /// Sulphites are added or left out; nobody spills them.
  @Test func `no food holds sulphites in traces alone`() throws {
    for food in try Sources.foods() {
      #expect(!food.contents.traces.contains(.sulphite), "\(food.id)")
    }
  }

  @Test func `possible allergens of a food pass to everything made of it`() {
    let book = FoodBook.culinary
    for food in book.foods {
      guard let whole = book.contents(of: food.id) else { continue }
      let open = food.parents.filter {
        !(book.contents(of: $0)?.possible.isSubset(of: whole.asIngredients) ?? true)
      }
      #expect(open.isEmpty, "\(food.id) lacks what may be in \(open)")
    }
  }

  @Test func `a dish with a claim may contain the possible allergens of the plain dish`() throws {
    let plain = try #require(matcher.match("curry paste").contents)
    let free = try #require(matcher.match("dairy-free curry paste").contents)
    #expect(plain.possible.contains(.milk))
    #expect(!free.asIngredients.contains(.milk) && free.possible.contains(.mustard))
  }
}
