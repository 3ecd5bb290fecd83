import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data that make an appointment an entry of a calendar.
public struct CalendarEntry: Hashable, Sendable {
  /// The id, unique among all entries.
  public var id: String
  /// When it was made.
  public var made: Date
  /// The program that made it, such as `MealAdvisor`.
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
  public static let iCalendarMark = ICalendarText.firstLine

  /// A document in the format of RFC 5545 with this one appointment.
  public func iCalendar(_ entry: CalendarEntry) -> String {
    let lines = [
      "BEGIN:VEVENT", "UID:\(ICalendarText.escaped(entry.id))", "DTSTAMP:\(Self.utc(entry.made))",
      "DTSTART:\(Self.utc(start.date))", "DTEND:\(Self.utc(end.date))",
      "SUMMARY:\(ICalendarText.escaped(title))",
      notes.map { "DESCRIPTION:\(ICalendarText.escaped($0))" },
      "END:VEVENT",
    ]
    return ICalendarText.file(by: entry.product, lines.compactMap(\.self))
  }

  /// An instant as `20260512T183000Z`.
  private static func utc(_ date: Date) -> String {
    let seconds = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let signs: Set<Character> = ["-", ":"]
    return seconds.formatted(.iso8601).filter { !signs.contains($0) }
  }
}
