import MealModels

/// What the recipes of the picker are narrowed to (R-PICK-06).
public struct PickerFilter: Hashable, Sendable {
  /// The diets that all of them must fit.
  public var tags: Set<DietaryTag>
  /// What a serving may cost at most; nil for any price.
  public var budget: Money?
  /// How many minutes it may take from start to table; nil for any time.
  public var minutes: Int?

  /// Makes a filter; nothing is narrowed unless given.
  public init(tags: Set<DietaryTag> = [], budget: Money? = nil, minutes: Int? = nil) {
    self.tags = tags
    self.budget = budget
    self.minutes = minutes
  }

  /// How many of them narrow something: each diet is one.
  public var count: Int { tags.count + (budget == nil ? 0 : 1) + (minutes == nil ? 0 : 1) }

  /// What the track of the budget offers for a serving, in whole units of the currency.
  public static let budgetRange = 1.0...20.0

  /// The times that are offered, in minutes.
  public static let minuteChoices = [15, 30, 45, 60]
}
