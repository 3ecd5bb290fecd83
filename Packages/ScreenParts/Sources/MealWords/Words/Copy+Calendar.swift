import AppWords
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

extension Copy {
  /// A date, such as "May 19, 2026" in the United States and "19 May 2026" elsewhere.
  ///
  /// - Parameter dayNumber: days since 1 January 1970.
  public func date(_ dayNumber: Int) -> String {
    let date = CalendarDay(dayNumber)
    return self(
      region.country == "US" ? "calendar.date.month-first" : "calendar.date.day-first",
      [
        "day": String(date.day), "month": self(CopyKey("month.\(date.month)")),
        "year": String(date.year),
      ])
  }
}
