import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a plan as a calendar file, RFC 5545.
///
/// An event's UID is made of the entry's id and never changes, so that importing the file again
/// updates events instead of duplicating them. Times are floating: a dinner is at half past six in
/// every time zone, and a change to summer time does not move it.
public struct PlanCalendar: Sendable {
  /// The program that makes the file, such as `MealAdvisor`.
  public var product: String
  /// The time when the file is made, which becomes the revision of every event.
  ///
  /// A later file is therefore always newer, even if a change was undone in between.
  public var made: Date
  /// How many minutes before an event an alarm rings; nil for no alarms.
  public var alarmMinutes: Int?
  /// Whether removed entries are written as cancelled, so that a calendar removes them too.
  public var cancelsRemoved: Bool
  /// The minutes of a recipe from start to table; nil if unknown.
  public var minutes: @Sendable (RecipeID) -> Int?
  /// The warnings for the eaters of a meal, as sentences.
  public var warnings: @Sendable (PlannedMeal) -> [String] = { _ in [] }

  /// Makes a calendar writer.
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
  /// - Parameter days: the days, by their numbers since 1970; nil for all.
  public func file(of plan: Plan, days: Range<Int>? = nil) -> String {
    let wanted = { (meal: PlannedMeal) in days?.contains(meal.slot.day) ?? true }
    let removed = cancelsRemoved ? plan.removed.filter(wanted) : []
    let events =
      plan.entries.filter(wanted).map { event($0, isCancelled: $0.state == .skipped) }
      + removed.map { event($0, isCancelled: true) }
    return ICalendarText.file(by: product, events.joined())
  }

  /// The calendar of a plan for programs that follow it: they read it again each hour, and what it
  /// no longer has they remove.
  ///
  /// - Parameter days: the days, by their numbers since 1970.
  public func feed(of plan: Plan, days: Range<Int>) -> String {
    let shown = plan.entries.filter { days.contains($0.slot.day) && $0.state != .skipped }
    let head = [
      "METHOD:PUBLISH", "X-WR-CALNAME:\(ICalendarText.escaped(product))",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
    ]
    return ICalendarText.file(
      by: product, head + shown.flatMap { event($0, isCancelled: false) })
  }
}

extension PlanCalendar {
  /// The minutes set aside if the cooking time is unknown.
  private static let usualMinutes = 30
  /// The bounds of the minutes set aside for cooking: five minutes to a week.
  private static let cookingMinutes = 5...7 * 24 * 60

  private func event(_ meal: PlannedMeal, isCancelled: Bool) -> [String] {
    let stamp = FileStamp(made)
    let times = self.times(of: meal)
    let details = [meal.note.isEmpty ? nil : meal.note, meal.servingsText, meal.eatersText]
    let description = (warnings(meal) + details.compactMap(\.self)).joined(separator: "\n")
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

  /// The start and end of an event, in minutes of local time since 1970.
  ///
  /// The event lasts from the start of cooking until the meal is on the table. If the cooking time
  /// is unknown, it is the half hour from serving.
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
  /// The revision, which grows every minute, so that a later file has a later revision.
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
