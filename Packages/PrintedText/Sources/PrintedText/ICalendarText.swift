/// The text of calendar files, RFC 5545: what may stand in a value, and how long a line is.
public enum ICalendarText {
  /// The first line of every file.
  public static let firstLine = "BEGIN:VCALENDAR"

  /// The longest line in bytes, without its end (3.1).
  public static let longestLine = 75

  /// A text as a value (3.3.11): what would end or part it is escaped, and what cannot be written
  /// is left out.
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

  /// A file of some lines such as "SUMMARY:Soup", each folded and ended.
  ///
  /// - Parameters:
  ///   - product: What made it, such as `MealAdvisor`.
  ///   - lines: What stands in it, from BEGIN to END of each component.
  public static func file(by product: String, _ lines: some Sequence<String>) -> String {
    let start = [firstLine, "VERSION:2.0", "PRODID:-//\(escaped(product))//EN"]
    return (start + lines + ["END:VCALENDAR"]).map { folded($0) + "\r\n" }.joined()
  }

  /// A line in pieces of 75 bytes at most (3.1), none of which ends within a character.
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
