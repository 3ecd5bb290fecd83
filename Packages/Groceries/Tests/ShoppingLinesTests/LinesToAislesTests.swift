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
    #expect(Set(items.flatMap(\.sources).map(\.line)) == Set(0...8), "only the seasoning is left")
  }
}
