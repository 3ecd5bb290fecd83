import MealModels

/// What is planned for this part of the day, which Home shows instead of suggesting.
public struct PlannedForNow: Hashable, Sendable {
  /// The part of the day.
  public var slot: MealSlot
  /// Whether it was cooked before and only needs to be warmed.
  public var isLeftovers: Bool
  /// What is planned in words, where it is no meal that can be shown; nil beside a meal.
  public var words: String?

  /// Makes what is planned.
  public init(slot: MealSlot, isLeftovers: Bool = false, words: String? = nil) {
    self.slot = slot
    self.isLeftovers = isLeftovers
    self.words = words
  }
}
