import DesignSystem

/// The input of the sheet that moves a planned meal to another time.
public struct MoveMealInput: Equatable, Sendable {
  /// The meal.
  public var entry: PlannerInput.Entry
  /// Its day, as days since 1 January 1970.
  public var day: Int
  /// The days to which the meal can be moved, with their entries.
  public var days: [PlannerInput.Day]
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    _ entry: PlannerInput.Entry, on day: Int, days: [PlannerInput.Day], toast: Notice? = nil
  ) {
    self.entry = entry
    self.day = day
    self.days = days
    self.toast = toast
  }
}
