import MealModels
import PrintedText

/// The shapes in which meals are written.
enum MealJSON {
  /// What every command says of a meal.
  static func members(_ meal: Meal, ingredients: [Ingredient]? = nil) -> [JSON.Member] {
    let recipe = meal.recipe
    let contents = meal.facts.contents
    return [
      .init("id", .string(recipe.id.rawValue)),
      .init("title", .string(recipe.title)),
      .init("cuisine", .string(recipe.cuisine.rawValue)),
      .init("difficulty", .string(recipe.difficulty.rawValue)),
      .init("slots", .strings(meal.slots.slots.map(\.rawValue))),
      .init("totalMinutes", .integer(recipe.times.totalMinutes)),
      .init("diets", .strings(meal.facts.diets.diets.map(\.rawValue))),
      .init("allergens", .strings(contents.allergens.allergens.map(\.rawValue))),
      .init("traces", .strings(contents.tracesAlone.allergens.map(\.rawValue))),
      .init("ingredients", .array((ingredients ?? recipe.ingredients).map(ingredient))),
    ]
  }

  /// An ingredient: of a range the upper end, of an unmeasured one null.
  static func ingredient(_ ingredient: Ingredient) -> JSON {
    [
      "text": .string(ingredient.text),
      "food": .optional(ingredient.food?.rawValue),
      "amount": ingredient.measure.map { .number($0.quantity.upperBound.doubleValue) } ?? .null,
      "unit": .optional(ingredient.measure?.unit?.rawValue),
    ]
  }
}
