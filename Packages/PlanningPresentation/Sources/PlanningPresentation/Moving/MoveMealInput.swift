import DesignSystem

/// What the sheet is made from that moves a planned meal to another time.
public struct MoveMealInput: Equatable, Sendable {
  /// The meal.
  public var entry: PlannerInput.Entry
  /// Where it stands, as days since 1 January 1970.
  public var day: Int
  /// The days that it can be moved to, with what is planned for them.
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
