import MealModels

/// Something that is planned for a part of a day; Home shows it instead of suggesting.
public struct PlannedMealOffer: Hashable, Sendable {
  /// What is eaten.
  public enum Content: Hashable, Sendable {
    /// A meal that is cooked then.
    case meal(MealID)
    /// What is left of a meal that was cooked before.
    case leftovers(MealID)
    /// Words, also those of what is no meal any more.
    case words(String)
  }

  /// What tells it from everything else that is planned.
  public var id: String
  /// The day, counted from 1 January 1970 on the local calendar.
  public var day: Int
  /// The part of the day.
  public var slot: MealSlot
  /// What is eaten.
  public var content: Content

  /// Makes an offer.
  public init(id: String, day: Int, slot: MealSlot, content: Content) {
    self.id = id
    self.day = day
    self.slot = slot
    self.content = content
  }
}
