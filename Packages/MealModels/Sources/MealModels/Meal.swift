/// A recipe that can answer "What should I eat?", with its slots and contents.
public struct Meal: Hashable, Sendable, Identifiable {
  /// The recipe.
  public let recipe: Recipe

  /// The slots of the meal.
  public let slots: SlotSet

  /// The contents of the meal, derived from its ingredients.
  public let facts: MealFacts

  /// The traits for variety and taste, derived from its ingredients.
  public let traits: MealTraits

  /// How it is eaten.
  public let customs: MealCustoms

  /// Makes a meal, and derives its facts and traits from its ingredients and a food book.
  ///
  /// Its role is derived from the traits, unless the customs state it.
  public init(
    recipe: Recipe, slots: SlotSet, customs: MealCustoms = MealCustoms(), foods: FoodReference
  ) {
    var deriver = MealDeriver(foods)
    self = deriver.meal(recipe, slots: slots, customs: customs)
  }

  /// Makes a meal whose facts and traits were derived before.
  public init(
    recipe: Recipe, slots: SlotSet, facts: MealFacts, traits: MealTraits = MealTraits(),
    customs: MealCustoms = MealCustoms()
  ) {
    self.recipe = recipe
    self.slots = slots
    self.facts = facts
    self.traits = traits
    self.customs = customs
  }

  /// The id of its recipe.
  public var id: MealID { recipe.id }

  /// The summary of this meal for choosing between meals.
  public var summary: MealSummary {
    MealSummary(
      id: id, title: recipe.title, gloss: recipe.gloss, cuisine: recipe.cuisine,
      difficulty: recipe.difficulty, totalMinutes: recipe.times.totalMinutes,
      handsOnMinutes: recipe.times.prepMinutes + recipe.times.cookMinutes,
      isTimeAssumed: recipe.times.isAssumed, cookedBefore: recipe.cookedBefore, slots: slots,
      facts: facts, traits: traits, customs: customs)
  }
}
