import EaterMeals
import Groceries
import MealModels

/// The other foods on the plates of a list's items.
///
/// A plate is everything that is cooked for one entry of the plan: the meal and its sides.
struct PlatesOfItems: Sendable {
  private let planned: PlannedDishes
  private let book: FoodBook
  private let isReviewed: @Sendable (RecipeID) -> Bool

  /// Makes plates from dishes.
  ///
  /// - Parameter isReviewed: whether the lines of a recipe are known to name every food of the
  ///   dish.
  init(
    _ planned: PlannedDishes, _ book: FoodBook, isReviewed: @escaping @Sendable (RecipeID) -> Bool
  ) {
    self.planned = planned
    self.book = book
    self.isReviewed = isReviewed
  }

  /// All other foods on the plates of an item, including substitutes.
  ///
  /// Nil if a plate is unknown, as for an item added by hand and for unreviewed recipes.
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
