import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a plan is written as a calendar file, RFC 5545.
///
/// An event keeps its UID, which is made of the entry's id, for as long as the entry lives, so that
/// a file that is read again updates its events and doubles none. Its times are floating: a dinner
/// is at half past six wherever the calendar is, and no change of clocks moves it.
public struct PlanCalendar: Sendable {
  /// What makes the file, such as `MealAdvisor`.
  public var product: String
  /// When it is made: the revision of every event, so that a later file always counts as the newer
  /// one, also where a change was undone since.
  public var made: Date
  /// How many minutes before an event an alarm rings; nil for no alarms.
  public var alarmMinutes: Int?
  /// Whether entries that were removed are written as cancelled, so that they go from a calendar
  /// that has them.
  public var cancelsRemoved: Bool
  /// Minutes from start to table of a recipe; nil where that is not known.
  public var minutes: @Sendable (RecipeID) -> Int?

  /// Makes a way to write.
  public init(
    product: String, made: Date, alarmMinutes: Int? = nil, cancelsRemoved: Bool = true,
    minutes: @escaping @Sendable (RecipeID) -> Int? = { _ in nil }
  ) {
    self.product = product
    self.made = made
    self.alarmMinutes = alarmMinutes
    self.cancelsRemoved = cancelsRemoved
    self.minutes = minutes
  }

  /// The file of a plan.
  ///
  /// - Parameter days: Which days, by their numbers since 1970; nil for all.
  public func file(of plan: Plan, days: Range<Int>? = nil) -> String {
    let wanted = { (meal: PlannedMeal) in days?.contains(meal.slot.day) ?? true }
    let removed = cancelsRemoved ? plan.removed.filter(wanted) : []
    let events =
      plan.entries.filter(wanted).map { event($0, isCancelled: $0.state == .skipped) }
      + removed.map { event($0, isCancelled: true) }
    return ICalendarText.file(by: product, events.joined())
  }
}

extension PlanCalendar {
  /// What is set aside where nobody knows how long cooking takes, in minutes.
  private static let usualMinutes = 30
  /// What is set aside for cooking: five minutes to a week.
  private static let cookingMinutes = 5...7 * 24 * 60

  private func event(_ meal: PlannedMeal, isCancelled: Bool) -> [String] {
    let stamp = FileStamp(made)
    let times = self.times(of: meal)
    let description = [meal.note.isEmpty ? nil : meal.note, meal.servingsText, meal.eatersText]
      .compactMap(\.self).joined(separator: "\n")
    return [
      "BEGIN:VEVENT", "UID:meal-plan-\(ICalendarText.escaped(meal.id.rawValue))",
      "DTSTAMP:\(stamp.text)Z", "LAST-MODIFIED:\(stamp.text)Z", "SEQUENCE:\(stamp.sequence)",
      "DTSTART:\(FileStamp.text(minute: times.lowerBound))",
      "DTEND:\(FileStamp.text(minute: times.upperBound))",
      "SUMMARY:\(ICalendarText.escaped(meal.name))",
    ] + (description.isEmpty ? [] : ["DESCRIPTION:\(ICalendarText.escaped(description))"])
      + [
        "CATEGORIES:\(meal.slot.slot.rawValue.uppercased())",
        "STATUS:\(isCancelled ? "CANCELLED" : "CONFIRMED")",
      ] + (isCancelled || meal.state != .planned ? [] : alarm(of: meal)) + ["END:VEVENT"]
  }

  private func alarm(of meal: PlannedMeal) -> [String] {
    guard let alarmMinutes else { return [] }
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT\(max(0, alarmMinutes))M",
      "DESCRIPTION:\(ICalendarText.escaped(meal.name))", "END:VALARM",
    ]
  }

  /// From the start of cooking to the table where it is known how long that takes, else half an
  /// hour from when it is on the table; in minutes of the local clock since 1970.
  private func times(of meal: PlannedMeal) -> Range<Int> {
    let table = meal.slot.day * 1440 + meal.slot.slot.minuteOfDay
    guard let minutes = meal.content.recipe.flatMap(minutes) else {
      return table..<table + Self.usualMinutes
    }
    let bounds = Self.cookingMinutes
    let start = table - min(max(minutes, bounds.lowerBound), bounds.upperBound)
    return max(start, CalendarDay.written.lowerBound * 1440)..<table
  }
}

/// When a file was made.
private struct FileStamp {
  let text: String
  /// Grows with every minute, so that the later file holds the later revision.
  let sequence: Int

  init(_ date: Date) {
    let bounds = CalendarDay.written
    let seconds = Double(bounds.lowerBound) * 86_400...Double(bounds.upperBound) * 86_400
    let since1970 = Int(
      min(max(date.timeIntervalSince1970, seconds.lowerBound), seconds.upperBound))
    let minute = Self.floor(since1970, 60)
    text = Self.text(minute: minute.quotient, second: minute.remainder)
    sequence = min(max(minute.quotient, 0), Int(Int32.max))
  }

  /// `20250512T183000`.
  static func text(minute: Int, second: Int = 0) -> String {
    let day = floor(minute, 1440)
    let date = CalendarDay(day.quotient).text.filter { $0 != "-" }
    let time = [day.remainder / 60, day.remainder % 60, second]
    return date + "T" + time.map { ($0 < 10 ? "0" : "") + String($0) }.joined()
  }

  private static func floor(_ number: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }
}
