import FoodFacts
import MealModels

/// A food that a search found, with what it contains.
struct FoodEntry: Sendable {
  let hit: FoodHit
  /// What it contains; nil when nobody can tell from the table's name for it.
  let contents: FoodContents?
  /// Nutrients in 100 g; nil when no row of the table fits.
  let facts: NutritionFacts?
  /// The row of the table that the nutrients come from.
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
