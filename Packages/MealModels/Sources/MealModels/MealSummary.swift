/// The summary of a meal for choosing between meals, without its ingredients and steps.
public struct MealSummary: Hashable, Sendable, Identifiable {
  /// The id of the meal.
  public let id: MealID
  /// The name of the dish.
  public let title: String
  /// The gloss of the dish, if its name is not plain English.
  public let gloss: String?
  /// The cuisine it comes from.
  public let cuisine: Cuisine
  /// The skill that it requires.
  public let difficulty: Difficulty
  /// Minutes from start to table.
  public let totalMinutes: Int
  /// Minutes of active preparing or cooking; the rest is soaking, chilling and rising, which can be
  /// done in advance.
  public let handsOnMinutes: Int
  /// Whether its time is not stated, so that its minutes are a cautious assumption.
  public let isTimeAssumed: Bool
  /// The foods that must be cooked before it begins; its minutes do not include them.
  public let cookedBefore: [CookedBefore]
  /// The slots of the meal.
  public let slots: SlotSet
  /// The contents of the meal.
  public let facts: MealFacts
  /// The traits for variety and taste.
  public let traits: MealTraits
  /// How it is eaten.
  public let customs: MealCustoms

  /// Makes a summary.
  ///
  /// - Parameter handsOnMinutes: by default all of the minutes.
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

  /// Minutes from start to table; nil if they are not stated.
  public var statedMinutes: Int? { isTimeAssumed ? nil : totalMinutes }

  /// Whether it is a side dish that is never suggested alone, because it has no slot.
  public var goesWithMeals: Bool { customs.role == .side && slots.isEmpty }
}
