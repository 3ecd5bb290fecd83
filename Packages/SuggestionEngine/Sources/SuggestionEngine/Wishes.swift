import MealModels

/// What an eater would like today; unlike limits, wishes bend when nothing fits.
public struct Wishes: Hashable, Sendable {
  /// The part of the day; nil takes any.
  public var slot: MealSlot?

  /// At most this many minutes from start to table, one or more; nil sets no bound.
  public var maxMinutes: Int?

  /// Any of these kitchens; empty takes all.
  public var cuisines: Set<Cuisine>

  /// Makes wishes.
  public init(slot: MealSlot? = nil, maxMinutes: Int? = nil, cuisines: Set<Cuisine> = []) {
    self.slot = slot
    self.maxMinutes = maxMinutes
    self.cuisines = cuisines
  }
}
