import FoodFacts
import Groceries
import IngredientLines
import ShoppingLines
import Testing

/// The way from written lines to a list by aisle keeps every amount.
@Suite struct LinesToAislesTests {
  private static let reader = LineReader(.culinary)
  private static let merger = ListMerger(.culinary)

  private func items(_ lines: [String]) -> [ListItem] {
    let dish = DishToBuy(MealSource(id: "d", title: "Dinner"), lines: lines, Self.reader)
    return Self.merger.items(for: [dish])
  }

  @Test func `ten lines become a list by aisle`() {
    let items = items([
      "1 onion", "2 (400 g) tins chopped tomatoes", "1 cup + 2 tbsp flour",
      "3 tbsp and 1 tsp olive oil", "500 g spaghetti", "1 onion, finely chopped",
      "1/2 cup grated parmesan", "a handful of basil", "2-3 carrots", "salt and pepper, to taste",
    ])
    let finder = AisleFinder(.culinary)
    let aisles = Dictionary(grouping: items, by: finder.aisle(of:)).mapValues { $0.map(\.text) }
    #expect(aisles[.produce]?.contains("2 onions") == true)
    #expect(aisles.values.joined().contains("2 cans chopped tomatoes"))
    #expect(Set(items.flatMap(\.sources).map(\.line)) == Set(0...8), "only the seasoning is left")
  }

  @Test(arguments: [
    ("1 cup + 2 tbsp flour", "1 1/8 cups flour"), ("1 cup flour + 2 tbsp", "1 1/8 cups flour"),
    ("3 tbsp and 1 tsp olive oil", "3 1/3 tbsp olive oil"),
    ("1 cup & 2 tbsp flour", "1 1/8 cups flour"), ("1/2 cup + 50 ml milk", "170 ml milk"),
    ("1 taza más 2 cucharadas de harina", "1 taza + 2 tbsp harina"),
    ("1 cup + a splash of milk", "1 cup + 1 splash milk"),
    ("1 cup plus a handful of basil", "1 5/8 cups basil"),
  ])
  func `added amounts are bought together`(line: String, bought: String) {
    #expect(items([line]).map(\.text) == [bought])
    #expect(kept(line).map(\.text) == [bought], "also by way of the recipe that is stored")
  }

  @Test(arguments: [
    ("2 (400 g) tins tomatoes", "2 cans tomatoes", "800 g"),
    ("2 x 400g tins tomatoes", "2 cans tomatoes", "800 g"),
    ("400g tin tomatoes", "1 can tomatoes", "400 g"),
    ("½ (400 g) tin coconut milk", "1/2 can coconut milk", "200 g"),
    ("1 (400 g) tin + 1 (200 g) tin tomatoes", "2 cans tomatoes", "600 g"),
    ("3 (8 oz) packages cream cheese", "3 packets cream cheese", "1 1/2 lb"),
  ])
  func `packages keep their count, and their sizes are added up`(
    line: String, bought: String, uses: String
  ) {
    for items in [items([line]), kept(line)] {
      #expect(items.map(\.text) == [bought])
      #expect(items.flatMap(\.uses).map(\.text) == [uses])
    }
  }

  @Test(arguments: [
    ("1 cup flour and another 2 tbsp peanut butter", ["1 cup flour", "2 tbsp peanut butter"]),
    ("1 cup flour plus an additional medium egg", ["1 cup flour", "1 egg"]),
    ("1 cup flour plus another egg", ["1 cup flour", "1 egg"]),
    ("1 stick butter + about 2 tsp mustard", ["1 stick butter", "2 tsp mustard"]),
    ("1 lb shrimp and then 1/2 lb squid", ["1 lb shrimp", "1/2 lb squid"]),
    ("1 cup flour plus ½ cup walnuts", ["1 cup flour", "1/2 cup walnuts"]),
    ("1 cup flour and 1½ cups walnuts", ["1 cup flour", "1 1/2 cups walnuts"]),
    ("1 cup flour plus three eggs", ["1 cup flour", "3 eggs"]),
    ("1 cup flour plus half an onion", ["1 cup flour", "1/2 onion"]),
    (
      "1 (400 g) tin coconut milk & 2 tbsp fish sauce", ["1 can coconut milk", "2 tbsp fish sauce"]
    ),
    ("1 cup + 2 tbsp flour + 1 tbsp almonds", ["1 1/8 cups flour", "1 tbsp almonds"]),
  ])
  func `a second food in a line is bought too`(line: String, bought: [String]) {
    #expect(Set(items([line]).map(\.text)) == Set(bought))
    #expect(Set(kept(line).map(\.text)) == Set(bought), "also from the recipe that is stored")
  }

  @Test(arguments: ["1 lb beef, about 4 steaks", "2 carrots, plus extra to serve"])
  func `words that only describe the food buy no second one`(line: String) {
    #expect(items([line]).count == 1)
  }

  /// The items for a line that was stored as an ingredient of a recipe.
  private func kept(_ line: String) -> [ListItem] {
    let lines = [Self.reader.line(line).ingredient()].compactMap(\.self).map { CookedLine($0) }
    return Self.merger.items(for: [DishToBuy(MealSource(id: "d", title: "Dinner"), lines: lines)])
  }

  @Test func `a number that cannot be read for certain stays in the name`() {
    #expect(CookedLine(typed: "1/0 carrots", Self.reader).name == "1/0 carrots")
  }
}
