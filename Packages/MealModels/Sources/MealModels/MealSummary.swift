/// What choosing between meals needs to know of each, without its ingredients and steps.
public struct MealSummary: Hashable, Sendable, Identifiable {
  /// The id of the meal.
  public let id: MealID
  /// The name of the dish.
  public let title: String
  /// The cuisine it comes from.
  public let cuisine: Cuisine
  /// How much skill it asks for.
  public let difficulty: Difficulty
  /// Minutes from start to table.
  public let totalMinutes: Int
  /// The parts of the day it is for.
  public let slots: SlotSet
  /// What it contains.
  public let facts: MealFacts
  /// What variety and taste go by.
  public let traits: MealTraits

  /// Makes a summary.
  public init(
    id: MealID, title: String, cuisine: Cuisine, difficulty: Difficulty, totalMinutes: Int,
    slots: SlotSet, facts: MealFacts,
    traits: MealTraits = MealTraits()
  ) {
    self.id = id
    self.title = title
    self.cuisine = cuisine
    self.difficulty = difficulty
    self.totalMinutes = totalMinutes
    self.slots = slots
    self.facts = facts
    self.traits = traits
  }
}
