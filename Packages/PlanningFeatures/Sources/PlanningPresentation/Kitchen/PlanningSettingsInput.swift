import MealModels

/// The input of the settings of planning.
public struct PlanningSettingsInput: Equatable, Sendable {
  /// The first day of a week, Monday 1 to Sunday 7.
  public var firstWeekday: Int
  /// The minutes for each meal, on workdays and at weekends.
  public var minutes: [MealMinutes]
  /// The busy evenings, Monday 1 to Sunday 7.
  public var busyEvenings: Set<Int>
  /// The most lunches of a week that are leftovers.
  public var leftoverLunches: Int
  /// Whether the settings can be changed.
  public var isAllowed: Bool

  /// The range of minutes for a meal.
  public static let minuteRange = 5...240
  /// The step of the minutes.
  public static let minuteStep = 5

  /// Makes an input; by default it can be changed.
  public init(
    firstWeekday: Int, minutes: [MealMinutes], busyEvenings: Set<Int> = [], leftoverLunches: Int,
    isAllowed: Bool = true
  ) {
    self.firstWeekday = firstWeekday
    self.minutes = minutes
    self.busyEvenings = busyEvenings
    self.leftoverLunches = leftoverLunches
    self.isAllowed = isAllowed
  }
}
