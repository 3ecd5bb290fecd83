/// The text of calendar files, RFC 5545: the characters of a value, and the length of a line.
public enum ICalendarText {
  /// The first line of every file.
  public static let firstLine = "BEGIN:VCALENDAR"

  /// The longest line in bytes, without its end (3.1).
  public static let longestLine = 75

  /// Turns a text into a value (3.3.11): escapes characters that would end or split it, and drops
  /// forbidden ones.
  public static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += ["\\", scalar]
      case "\n", "\u{2028}", "\u{2029}", "\u{85}": result += ["\\", "n"]
      default: if scalar.value >= 0x20, scalar.value != 0x7F { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Makes a calendar file of lines such as "SUMMARY:Soup"; folds each line and ends it.
  ///
  /// - Parameters:
  ///   - product: The program that makes the file, such as `MealAdvisor`.
  ///   - lines: The lines of the components, each from BEGIN to END.
  public static func file(by product: String, _ lines: some Sequence<String>) -> String {
    let start = [firstLine, "VERSION:2.0", "PRODID:-//\(escaped(product))//EN"]
    return (start + lines + ["END:VCALENDAR"]).map { folded($0) + "\r\n" }.joined()
  }

  /// Folds a line into pieces of at most 75 bytes (3.1).
  ///
  /// No piece splits a character.
  private static func folded(_ line: String) -> String {
    var result = ""
    var used = 0
    for scalar in line.unicodeScalars {
      let size = UTF8.width(scalar)
      if used + size > longestLine {
        result += "\r\n "
        used = 1
      }
      result.unicodeScalars.append(scalar)
      used += size
    }
    return result
  }
}
