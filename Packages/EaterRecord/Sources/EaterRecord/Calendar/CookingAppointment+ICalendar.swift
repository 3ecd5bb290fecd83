import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What makes an entry of a calendar one of its own.
public struct CalendarEntry: Hashable, Sendable {
  /// What tells it from every other entry.
  public var id: String
  /// When it was made.
  public var made: Date
  /// What made it, such as `MealAdvisor`.
  public var product: String

  /// Makes the data of an entry.
  public init(id: String, made: Date, product: String) {
    self.id = id
    self.made = made
    self.product = product
  }
}

extension CookingAppointment {
  /// How every document of ``iCalendar(_:)`` begins.
  public static let iCalendarMark = "BEGIN:VCALENDAR"

  /// A document in the format of RFC 5545 with this one appointment.
  public func iCalendar(_ entry: CalendarEntry) -> String {
    let lines = [
      Self.iCalendarMark, "VERSION:2.0", "PRODID:-//\(Self.escaped(entry.product))//EN",
      "BEGIN:VEVENT", "UID:\(Self.escaped(entry.id))", "DTSTAMP:\(Self.utc(entry.made))",
      "DTSTART:\(Self.utc(start.date))", "DTEND:\(Self.utc(end.date))",
      "SUMMARY:\(Self.escaped(title))", notes.map { "DESCRIPTION:\(Self.escaped($0))" },
      "END:VEVENT", "END:VCALENDAR",
    ]
    return lines.compactMap(\.self).map { Self.folded($0) + "\r\n" }.joined()
  }

  /// An instant as `20260512T183000Z`.
  private static func utc(_ date: Date) -> String {
    let seconds = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let signs: Set<Character> = ["-", ":"]
    return seconds.formatted(.iso8601).filter { !signs.contains($0) }
  }

  /// A text as a value (3.3.11): what would end or part it is escaped, and what cannot be written is
  /// left out.
  static func escaped(_ text: String) -> String {
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

  /// A line in pieces of 75 bytes at most (3.1), none of which ends within a character.
  static func folded(_ line: String) -> String {
    var result = ""
    var used = 0
    for scalar in line.unicodeScalars {
      let size = String(scalar).utf8.count
      if used + size > 75 {
        result += "\r\n "
        used = 1
      }
      result.unicodeScalars.append(scalar)
      used += size
    }
    return result
  }
}
