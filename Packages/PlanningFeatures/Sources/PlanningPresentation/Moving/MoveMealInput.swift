import DesignSystem

/// The input of the sheet that chooses another time for a planned meal.
public struct MoveMealInput: Equatable, Sendable {
  /// The change at the chosen time.
  public enum Purpose: Hashable, Sendable {
    /// The meal moves there, or swaps its place with another meal.
    case move
    /// A copy of the meal is planned there.
    case duplicate
  }

  /// The change at the chosen time.
  public var purpose: Purpose
  /// The meal.
  public var entry: PlannerInput.Entry
  /// Its day, as days since 1 January 1970.
  public var day: Int
  /// The present day; nil if unknown.
  public var today: Int?
  /// The days to choose from, with their entries.
  public var days: [PlannerInput.Day]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default the meal moves.
  public init(
    _ entry: PlannerInput.Entry, on day: Int, days: [PlannerInput.Day], today: Int? = nil,
    for purpose: Purpose = .move, toast: Notice? = nil
  ) {
    self.purpose = purpose
    self.entry = entry
    self.day = day
    self.today = today
    self.days = days
    self.toast = toast
  }
}
