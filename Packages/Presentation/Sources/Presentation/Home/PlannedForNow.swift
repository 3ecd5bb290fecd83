import MealModels

/// The meal planned for this part of the day, which Home shows instead of a suggestion.
public struct PlannedForNow: Hashable, Sendable {
  /// The part of the day.
  public var slot: MealSlot
  /// Whether the meal was cooked before and only needs to be warmed up.
  public var isLeftovers: Bool
  /// The words of the plan, if the entry is not a meal that can be shown; else nil.
  public var words: String?

  /// Makes a planned meal.
  public init(slot: MealSlot, isLeftovers: Bool = false, words: String? = nil) {
    self.slot = slot
    self.isLeftovers = isLeftovers
    self.words = words
  }
}
