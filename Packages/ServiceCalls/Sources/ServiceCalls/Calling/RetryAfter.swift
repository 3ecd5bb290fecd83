#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the field `Retry-After` (RFC 9110, section 10.2.3).
public enum RetryAfter {
  /// The seconds after which a service asks the caller to try again, at least zero.
  ///
  /// Nil if the field is missing or unreadable.
  public static func seconds(of answer: ServiceAnswer, now: Date) -> Int? {
    guard let text = answer.headers["Retry-After"] else { return nil }
    if let seconds = wholeNumber(text[...]) { return seconds }
    guard let date = date(text) else { return nil }
    return Int(
      min(1e9, max(0, (date.timeIntervalSince1970 - now.timeIntervalSince1970).rounded(.up))))
  }

  /// Reads a date in any of its three forms (RFC 9110, section 5.6.7), all in UTC.
  ///
  /// They differ only in order and separators: the first number is the day, the second one is the
  /// year.
  static func date(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }
    guard let clock = words.first(where: { $0.contains(":") }).flatMap(time),
      let month = words.lazy.compactMap({ months.firstIndex(of: $0.lowercased()) }).first
    else { return nil }
    let numbers = words.filter { !$0.contains(":") }.compactMap(wholeNumber)
    guard numbers.count == 2, 1...31 ~= numbers[0], 0...9999 ~= numbers[1] else { return nil }
    // A two-digit year is in this century, because services send only current dates in this form.
    let year = numbers[1] < 100 ? 2000 + numbers[1] : numbers[1]
    let days = dayNumber(year, month + 1, numbers[0])
    return Date(timeIntervalSince1970: Double(days * 86_400 + clock))
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads a time of day such as "08:49:37", in seconds.
  private static func time(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":").compactMap(wholeNumber)
    guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] <= 60 else { return nil }
    return parts[0] * 3600 + parts[1] * 60 + parts[2]
  }

  private static func wholeNumber(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  /// Days since 1 January 1970, computed in years that begin in March so that a leap day comes
  /// last.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let fromMarch = month <= 2 ? month + 9 : month - 3
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return 365 * shifted + leapDays + (153 * fromMarch + 2) / 5 + day - 1 - 719_468
  }
}
