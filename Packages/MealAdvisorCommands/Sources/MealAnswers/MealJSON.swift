import MealModels
import PrintedText

/// The JSON of meals.
package enum MealJSON {
  /// The document of a meal in every command.
  package static func object(_ meal: Meal, ingredients: [Ingredient]? = nil) -> JSON {
    let recipe = meal.recipe
    let contents = meal.facts.contents
    return [
      "id": .string(recipe.id.rawValue),
      "title": .string(recipe.title),
      "gloss": .optional(recipe.gloss),
      "cuisine": .string(recipe.cuisine.rawValue),
      "difficulty": .string(recipe.difficulty.rawValue),
      "slots": .strings(meal.slots.slots.map(\.rawValue)),
      "totalMinutes": .optional(recipe.times.statedMinutes),
      "diets": .strings(meal.facts.diets.diets.map(\.rawValue)),
      "allergens": .strings(contents.allergens.allergens.map(\.rawValue)),
      "possible": .strings(contents.possibleAlone.allergens.map(\.rawValue)),
      "traces": .strings(contents.tracesAlone.allergens.map(\.rawValue)),
      "ingredients": .array((ingredients ?? recipe.ingredients).map(ingredient)),
    ]
  }

  /// The known energy and protein of a serving.
  package static func serving(_ facts: NutritionFacts) -> JSON {
    [
      "energy": facts[.energy].map { .number($0.rounded()) } ?? .null,
      "protein": facts[.protein].map { .number($0.rounded()) } ?? .null,
    ]
  }

  /// The document of an ingredient; its amount is the upper end of a range, and null if the line
  /// states no amount.
  package static func ingredient(_ ingredient: Ingredient) -> JSON {
    [
      "text": .string(ingredient.text),
      "food": .optional(ingredient.food?.rawValue),
      "amount": ingredient.measure.map { .number($0.quantity.upperBound.doubleValue) } ?? .null,
      "unit": .optional(ingredient.measure?.unit?.rawValue ?? ingredient.measure?.word),
    ]
  }
}

extension CookedBefore {
  /// A food to cook in advance, with its time.
  package var json: JSON {
    ["food": .string(food.rawValue), "name": .string(name), "minutes": .integer(minutes)]
  }
}
