/// A time in the format of the field `Date`: `Sun, 06 Nov 1994 08:49:37 GMT`.
public enum HTTPDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The text for a number of seconds since 1970 (UTC), which is not negative.
  public static func text(secondsSince1970 seconds: Int) -> String {
    let (day, second) = (max(0, seconds) / 86_400, max(0, seconds) % 86_400)
    let date = civil(day)
    let time = [second / 3_600, second / 60 % 60, second % 60].map(padded)
    return "\(days[day % 7]), \(padded(date.day)) \(months[date.month - 1]) \(date.year) "
      + time.joined(separator: ":") + " GMT"
  }

  /// The date of a day since 1970, computed with years that begin in March.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let day = day + 719_468
    let (era, dayOfEra) = (day / 146_097, day % 146_097)
    let years = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * years + years / 4 - years / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      era * 400 + years + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
