/// What choosing between meals needs to know of each, without its ingredients and steps.
public struct MealSummary: Hashable, Sendable, Identifiable {
  /// The id of the meal.
  public let id: MealID
  /// The name of the dish.
  public let title: String
  /// What the dish is, in plain English, where its name does not say so.
  public let gloss: String?
  /// The cuisine it comes from.
  public let cuisine: Cuisine
  /// How much skill it asks for.
  public let difficulty: Difficulty
  /// Minutes from start to table.
  public let totalMinutes: Int
  /// Minutes of those in which somebody prepares or cooks; the rest is soaking, chilling and rising,
  /// which can be over before.
  public let handsOnMinutes: Int
  /// Whether nobody said how long it takes, so that its minutes are taken to be on the safe side.
  public let isTimeAssumed: Bool
  /// What must be cooked before it begins, which its minutes do not count.
  public let cookedBefore: [CookedBefore]
  /// The parts of the day it is for.
  public let slots: SlotSet
  /// What it contains.
  public let facts: MealFacts
  /// What variety and taste go by.
  public let traits: MealTraits
  /// How it is eaten.
  public let customs: MealCustoms

  /// Makes a summary.
  ///
  /// - Parameter handsOnMinutes: all of the minutes unless something else is known.
  public init(
    id: MealID, title: String, gloss: String? = nil, cuisine: Cuisine, difficulty: Difficulty,
    totalMinutes: Int, handsOnMinutes: Int? = nil, isTimeAssumed: Bool = false,
    cookedBefore: [CookedBefore] = [], slots: SlotSet, facts: MealFacts,
    traits: MealTraits = MealTraits(),
    customs: MealCustoms = MealCustoms()
  ) {
    self.id = id
    self.title = title
    self.gloss = gloss
    self.cuisine = cuisine
    self.difficulty = difficulty
    self.totalMinutes = totalMinutes
    self.isTimeAssumed = isTimeAssumed
    self.cookedBefore = cookedBefore
    self.handsOnMinutes = min(handsOnMinutes ?? totalMinutes, totalMinutes)
    self.slots = slots
    self.facts = facts
    self.traits = traits
    self.customs = customs
  }

  /// Minutes from start to table; nil where nobody said them.
  public var statedMinutes: Int? { isTimeAssumed ? nil : totalMinutes }

  /// Whether it goes with meals, and is never suggested alone: a side dish for no part of the day.
  public var goesWithMeals: Bool { customs.role == .side && slots.isEmpty }
}
