import Groceries
import MealModels

/// What else is on the plates that the items of a list are for.
///
/// A plate is all that is cooked for one entry of the plan: the meal, and what goes with it.
struct PlatesOfItems: Sendable {
  private let planned: PlannedDishes
  private let book: FoodBook
  private let isReviewed: @Sendable (RecipeID) -> Bool

  /// - Parameter isReviewed: whether the lines of a recipe are known to hold every food of the dish.
  init(
    _ planned: PlannedDishes, _ book: FoodBook, isReviewed: @escaping @Sendable (RecipeID) -> Bool
  ) {
    self.planned = planned
    self.book = book
    self.isReviewed = isReviewed
  }

  /// All that comes with an item on any of its plates, with what stands in for others of them; nil
  /// where a plate is not known, as of what was added by hand and of recipes that nobody reviewed.
  func beside(_ item: ListedItem, on list: GroceryList) -> MealFacts? {
    let own = item.item.sources
    let entries = Set(own.map(\.meal.id) + item.sourcesOff.map(\.id)).map { planned.entries[$0] }
    guard !entries.isEmpty, !entries.contains(nil) else { return nil }
    let dishes = Set(entries.compactMap(\.self)).flatMap { planned.dishes(for: $0) }
    guard dishes.allSatisfy({ $0.meal.recipe.map(isReviewed) ?? true }) else { return nil }
    var foods: [FoodID?] = dishes.flatMap { dish in
      let lines = Set(own.filter { $0.meal == dish.meal }.map(\.line))
      return dish.lines.enumerated().filter { !lines.contains($0.offset) }.map(\.element.food)
    }
    let meals = Set(dishes.map(\.meal.id))
    for other in list.replaced where other.id != item.id {
      guard other.item.sources.contains(where: { meals.contains($0.meal.id) }) else { continue }
      foods += (other.marks.substitute?.parts ?? []).map(\.food)
    }
    return MealFacts(of: foods, in: book)
  }
}

extension MealFacts {
  /// The facts of a meal made of these foods; nil, and foods that the book lacks, are unknown
  /// ingredients.
  init(of foods: [FoodID?], in book: FoodBook) {
    var contents = FoodContents()
    var all: Set<FoodID> = []
    var unknown: [String] = []
    for food in foods {
      guard let food, let own = book.contents(of: food) else {
        unknown.append(food?.rawValue ?? "a line that nobody understands")
        continue
      }
      contents.formUnion(own)
      all.formUnion(book.lineage(of: food))
    }
    self.init(contents: contents, foods: all, unknownIngredients: unknown)
  }
}
