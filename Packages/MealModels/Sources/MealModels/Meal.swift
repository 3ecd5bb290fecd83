/// A recipe that can answer "What should I eat?": with its slots and what it contains.
public struct Meal: Hashable, Sendable, Identifiable {
  /// The recipe.
  public let recipe: Recipe

  /// The parts of the day it is for.
  public let slots: SlotSet

  /// What it contains, derived from its ingredients.
  public let facts: MealFacts

  /// Makes a meal and derives what it contains from its ingredients and a food book.
  public init(recipe: Recipe, slots: SlotSet, foods: FoodReference) {
    self.init(recipe: recipe, slots: slots, facts: MealFacts(of: recipe, foods: foods))
  }

  /// Makes a meal whose contents were derived before.
  public init(recipe: Recipe, slots: SlotSet, facts: MealFacts) {
    self.recipe = recipe
    self.slots = slots
    self.facts = facts
  }

  /// The id of its recipe.
  public var id: MealID { recipe.id }

  /// What choosing between meals needs to know of this one.
  public var summary: MealSummary {
    MealSummary(
      id: id, title: recipe.title, cuisine: recipe.cuisine, difficulty: recipe.difficulty,
      totalMinutes: recipe.times.totalMinutes, slots: slots, facts: facts)
  }
}
