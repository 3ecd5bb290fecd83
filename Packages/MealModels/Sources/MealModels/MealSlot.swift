/// The part of the day for which a meal is suitable.
public enum MealSlot: String, CaseIterable, Hashable, Sendable, Codable {
  /// The first meal of the day.
  case breakfast
  /// The midday meal.
  case lunch
  /// The evening meal.
  case dinner
  /// A small dish between meals.
  case snack

  /// The slot of a time of day: breakfast 04:00-10:59, lunch 11:00-15:59, dinner otherwise.
  ///
  /// - Parameter hour: hour of the day in local time, 0 to 23.
  public init(hour: Int) {
    switch hour {
    case 4..<11: self = .breakfast
    case 11..<16: self = .lunch
    default: self = .dinner
    }
  }
}
