import MealCatalog
import MealModels

/// Writes a meal as a block of the catalogue format, with every food by its id.
struct MealBlockWriter {
  /// The block, from which the same meal can be read; the index stores how the meal is eaten.
  func text(_ meal: Meal, formerIDs: [MealID] = []) -> String {
    let recipe = meal.recipe
    let isSide = meal.summary.goesWithMeals
    var lines = ["\(isSide ? "side" : "meal") \(recipe.id)"]
    lines += head(meal)
    if recipe.description != recipe.summary { lines.append(line(.description, recipe.description)) }
    lines += list(.also, recipe.alsoUses.map(\.rawValue))
    lines += list(.formerly, formerIDs.map(\.rawValue))
    lines += ["ingredients:"] + ingredients(recipe.ingredients)
    lines += ["steps:"] + recipe.steps.enumerated().map { "\($0 + 1). \($1.text)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func head(_ meal: Meal) -> [String] {
    let recipe = meal.recipe
    let name = [line(.title, recipe.title)] + list(.gloss, recipe.gloss.map { [$0] } ?? [])
    let kind =
      [line(.cuisine, recipe.cuisine.rawValue)] + list(.slots, meal.slots.slots.map(\.rawValue))
    return name + kind + [
      line(.difficulty, recipe.difficulty.rawValue),
      line(.time, time(recipe.times)),
      line(.servings, String(recipe.servings)),
      line(.summary, recipe.summary),
      line(.picture, "\(recipe.picture.kind.rawValue), \(recipe.picture.description)"),
    ]
  }

  private func line(_ key: MealKey, _ value: String) -> String { "\(key.rawValue): \(value)" }

  private func list(_ key: MealKey, _ values: [String]) -> [String] {
    values.isEmpty ? [] : [line(key, values.joined(separator: ", "))]
  }

  private func time(_ times: RecipeTimes) -> String {
    let parts = "prep \(times.prepMinutes), cook \(times.cookMinutes)"
    let isMore = times.totalMinutes > times.prepMinutes + times.cookMinutes
    return isMore ? "\(parts), total \(times.totalMinutes)" : parts
  }

  private func ingredients(_ ingredients: [Ingredient]) -> [String] {
    var section: String?
    var lines: [String] = []
    for ingredient in ingredients {
      if ingredient.section != section { lines.append("-- \(ingredient.section ?? "")") }
      section = ingredient.section
      lines.append(line(ingredient))
    }
    return lines
  }

  private func line(_ ingredient: Ingredient) -> String {
    let amount = ingredient.measure.map { measure in
      measure.unit.map { "\(measure.quantity) \($0.symbol)" } ?? measure.quantity.description
    }
    let food = ingredient.food?.rawValue ?? "?"
    let mark = ingredient.isOptional ? "-?" : "-"
    let line = "\(mark) \(amount ?? "") | \(ingredient.name) = \(food)"
    return ingredient.note.map { "\(line) | \($0)" } ?? line
  }
}
