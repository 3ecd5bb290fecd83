import Groceries
import IngredientLines
import MealModels
import ShoppingLines

/// The tools that make lists.
///
/// They know foods, and cache the lines, names and labels that they read.
struct GroceryTools: Sendable {
  /// The known foods.
  let foods: FoodReference
  /// Builds lists.
  let builder: ListBuilder
  /// Reads the labels of products.
  let labels: ProductLabels
  private let aisles: KnownAnswers<AskedAisle, Aisle>

  private struct AskedAisle: Hashable, Sendable {
    var food: FoodID?
    var form: ShopForm
    var name: String
  }

  init(_ foods: FoodReference) {
    self.foods = foods
    labels = ProductLabels(foods)
    let reader = LineReader(foods)
    let lines = KnownAnswers { words in CookedLine(typed: words, reader) }
    let finder = AisleFinder(foods.book)
    aisles = KnownAnswers { asked in
      asked.food.map { finder.aisle(of: $0, form: asked.form) }
        ?? finder.place(of: asked.name).aisle
    }
    let aisles = aisles
    builder = ListBuilder(
      foods, read: { lines[$0] },
      isUsual: { item in
        let asked = AskedAisle(food: item.food, form: item.form, name: item.name)
        return item.food.map { Self.isUsual($0, in: aisles[asked]) } ?? false
      })
  }

  /// Whether a kitchen usually has a food: salt, spices, and oil.
  private static func isUsual(_ food: FoodID, in aisle: Aisle) -> Bool {
    aisle == .spices || aisle == .oilsVinegars && food.rawValue.split(separator: "-").last == "oil"
  }

  /// The aisle of an item's food, or else of its words.
  func aisle(of item: ListItem) -> Aisle {
    aisles[AskedAisle(food: item.food, form: item.form, name: item.name)]
  }
}
