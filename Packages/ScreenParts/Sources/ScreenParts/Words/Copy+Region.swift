import DesignSystem
import MealModels

extension Copy {
  /// A meal whose recipe is told in the words of the region; what it is made of stays the same.
  public func meal(_ meal: Meal) -> Meal {
    let recipe = recipe(meal.recipe)
    guard recipe != meal.recipe else { return meal }
    return Meal(
      recipe: recipe, slots: meal.slots, facts: meal.facts, traits: meal.traits,
      customs: meal.customs)
  }

  /// A recipe with ingredients and steps in the words of the region; its title stays.
  public func recipe(_ recipe: Recipe) -> Recipe {
    let words = region.kitchenWords
    var told = recipe
    told.ingredients = recipe.ingredients.map { line in
      var told = line
      told.name = words.text(line.name)
      if line.isOfSeveral, told.name.hasSuffix("courgette") { told.name += "s" }
      told.note = line.note.map(words.text)
      told.section = line.section.map(words.text)
      return told
    }
    told.steps = recipe.steps.map { RecipeStep(words.text($0.text)) }
    return told
  }
}

extension Ingredient {
  /// Whether more than one is counted.
  fileprivate var isOfSeveral: Bool {
    measure.map { $0.unit == nil && $0.quantity.upperBound > .one } ?? false
  }
}
