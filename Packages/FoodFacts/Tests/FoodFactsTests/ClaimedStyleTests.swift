import MealModels
import Testing

@testable import FoodFacts

/// What a food is like says nothing of its claim, what a claim is like does.
@Suite struct ClaimedStyleTests {
  private let matcher = FoodMatcher()

  @Test(
    arguments: [
      ("vegan mozzarella-style shreds", .milk), ("vegan cheddar style slices", .milk),
      ("dairy-free mozzarella-style shreds", .milk), ("vegan feta-style cubes", .milk),
      ("gluten-free Italian-style bread", .wheat), ("vegan mozzarella styled shreds", .milk),
    ] as [(String, Allergen)])
  func `a style of the food leaves its claim certain`(name: String, allergen: Allergen) throws {
    #expect(try #require(matcher.match(name).contents).asIngredients.contains(allergen) == false)
  }

  @Test(
    arguments: [
      ("vegan-style mozzarella shreds", .milk), ("mozzarella, vegan style", .milk),
      ("gluten-free-style bread", .wheat), ("dairy-free style butter", .milk),
      ("mozzarella-style shreds, vegan or regular", .milk), ("mozzarella-style shreds", .milk),
    ] as [(String, Allergen)])
  func `a style of the claim makes it doubtful`(name: String, allergen: Allergen) {
    #expect(matcher.match(name).contents?.asIngredients.contains(allergen) ?? true)
  }
}
