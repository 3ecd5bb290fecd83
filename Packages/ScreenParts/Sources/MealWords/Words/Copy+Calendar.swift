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
  /// Some consecutive days in few letters: "Nov 23–29", "Nov 30 – Dec 6", "Nov 28".
  ///
  /// Outside the United States the day comes first: "30 Nov – 6 Dec".
  ///
  /// - Parameters:
  ///   - days: days since 1 January 1970, at least one.
  ///   - isSpoken: whether the months are written in full, as for VoiceOver.
  public func dates(_ days: Range<Int>, isSpoken: Bool = false) -> String {
    let (start, end) = (CalendarDay(days.lowerBound), CalendarDay(days.upperBound - 1))
    let order = region.country == "US" ? "month-first" : "day-first"
    let isOneMonth = (start.year, start.month) == (end.year, end.month)
    let span = days.count == 1 ? "one" : isOneMonth ? "within" : "across"
    func month(_ number: Int) -> String {
      self(CopyKey(isSpoken ? "month.\(number)" : "month.short.\(number)"))
    }
    return self(
      CopyKey("calendar.dates.\(span).\(order)"),
      [
        "month": month(start.month), "day": String(start.day), "end-month": month(end.month),
        "end": String(end.day),
      ])
  }

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
