/// A day of the Gregorian calendar, with its year, month, day and weekday.
public struct CalendarDay: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
  /// The day of the week, Monday 1 to Sunday 7.
  public let weekday: Int

  /// Makes the day that comes this many days after 1 January 1970, which was a Thursday.
  ///
  /// It is computed with years that begin in March, so that a leap day comes last, and with eras of
  /// 400 years.
  public init(_ dayNumber: Int) {
    let days = dayNumber + 719_468  // from 1 March of the year 0
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    weekday = ((dayNumber + 3) % 7 + 7) % 7 + 1
  }
}
