import MealModels

/// The filters of the picker's recipes (R-PICK-06).
public struct PickerFilter: Hashable, Sendable {
  /// The diets that every recipe must fit.
  public var tags: Set<DietaryTag>
  /// The most that a serving may cost; nil for any price.
  public var budget: Money?
  /// The most minutes that a recipe may take from start to table; nil for any time.
  public var minutes: Int?

  /// Makes a filter; by default empty.
  public init(tags: Set<DietaryTag> = [], budget: Money? = nil, minutes: Int? = nil) {
    self.tags = tags
    self.budget = budget
    self.minutes = minutes
  }

  /// The number of active filters; each diet is one.
  public var count: Int { tags.count + (budget == nil ? 0 : 1) + (minutes == nil ? 0 : 1) }

  /// The range of the serving's budget track, in whole units of the currency.
  public static let budgetRange = 1.0...20.0

  /// The times that the screen offers, in minutes.
  public static let minuteChoices = [15, 30, 45, 60]
}
