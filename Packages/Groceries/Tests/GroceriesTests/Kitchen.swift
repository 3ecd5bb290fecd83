import FoodFacts
import Groceries
import IngredientLines
import MealModels
import ShoppingLines

/// What recipes are read with in these tests.
struct Kitchen {
  let reader = LineReader(.culinary)
  let merger = ListMerger(.culinary)

  /// A dish of some lines.
  func dish(_ lines: [String], id: String = "dinner", title: String = "Dinner") -> DishToBuy {
    DishToBuy(
      MealSource(id: id, title: title), lines: lines.map { CookedLine(reader.line($0)) })
  }

  /// The items for the lines of one dish.
  func items(_ lines: [String]) -> [ListItem] { merger.items(for: [dish(lines)]) }
}
