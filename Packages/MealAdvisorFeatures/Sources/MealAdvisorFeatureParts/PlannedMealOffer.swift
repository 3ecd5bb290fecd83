import MealModels

/// A planned entry for a part of a day; Home shows it instead of a suggestion.
public struct PlannedMealOffer: Hashable, Sendable {
  /// The content of the entry.
  public enum Content: Hashable, Sendable {
    /// A meal that is cooked then.
    case meal(MealID)
    /// Leftovers of a meal that was cooked before.
    case leftovers(MealID)
    /// Words, including the title of a meal that does not exist any more.
    case words(String)
  }

  /// The unique id of the entry.
  public var id: String
  /// The day, counted from 1 January 1970 on the local calendar.
  public var day: Int
  /// The part of the day.
  public var slot: MealSlot
  /// The content of the entry.
  public var content: Content

  /// Makes an offer.
  public init(id: String, day: Int, slot: MealSlot, content: Content) {
    self.id = id
    self.day = day
    self.slot = slot
    self.content = content
  }
}
