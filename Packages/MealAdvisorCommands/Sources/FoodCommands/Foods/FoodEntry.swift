import FoodFacts
import MealModels

/// A found food with its contents.
struct FoodEntry: Sendable {
  let hit: FoodHit
  /// Its contents; nil if they cannot be derived from the name in the table.
  let contents: FoodContents?
  /// Its nutrients in 100 g; nil if no row of the table fits.
  let facts: NutritionFacts?
  /// The row of the table with its nutrients.
  let row: TableFood?

  init(_ hit: FoodHit, book: FoodBook, matcher: FoodMatcher, table: FoodTable = .bundled) {
    self.hit = hit
    switch hit.source {
    case .culinary(let food):
      contents = book.contents(of: food.id)
      row = food.row.flatMap { table[$0] }
    case .table(let food):
      contents = matcher.match(food.description).contents
      row = food
    }
    facts = row?.facts
  }
}
