/// A recipe that can answer "What should I eat?": with its slots and what it contains.
public struct Meal: Hashable, Sendable, Identifiable {
  /// The recipe.
  public let recipe: Recipe

  /// The parts of the day it is for.
  public let slots: SlotSet

  /// What it contains, derived from its ingredients.
  public let facts: MealFacts

  /// What variety and taste go by, derived from its ingredients.
  public let traits: MealTraits

  /// Makes a meal and derives its facts and traits from its ingredients and a food book.
  public init(recipe: Recipe, slots: SlotSet, foods: FoodReference) {
    var deriver = MealDeriver(foods)
    self = deriver.meal(recipe, slots: slots)
  }

  /// Makes a meal whose facts and traits were derived before.
  public init(
    recipe: Recipe, slots: SlotSet, facts: MealFacts, traits: MealTraits = MealTraits()
  ) {
    self.recipe = recipe
    self.slots = slots
    self.facts = facts
    self.traits = traits
  }

  /// The id of its recipe.
  public var id: MealID { recipe.id }

  /// What choosing between meals needs to know of this one.
  public var summary: MealSummary {
    MealSummary(
      id: id, title: recipe.title, cuisine: recipe.cuisine, difficulty: recipe.difficulty,
      totalMinutes: recipe.times.totalMinutes, slots: slots, facts: facts,
      traits: traits)
  }
}
