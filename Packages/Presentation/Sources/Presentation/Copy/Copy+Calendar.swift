import DesignSystem
import MealModels

extension Copy {
  /// A day as a heading, such as "Tuesday 12 May".
  ///
  /// - Parameter dayNumber: days since 1 January 1970.
  public func day(_ dayNumber: Int) -> String {
    let date = CalendarDay(dayNumber)
    return self(
      "calendar.day",
      [
        "weekday": self(CopyKey("weekday.\(date.weekday)")), "day": String(date.day),
        "month": self(CopyKey("month.\(date.month)")),
      ])
  }
}
