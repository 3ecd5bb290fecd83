import CommandKit
import MealModels
import MealPlan
import PrintedText

/// The days, meal times and entries of a plan, found by their names.
package struct PlanTargets: Sendable {
  package let plan: Plan
  /// Today, as a day number since 1970.
  package let today: Int
  /// A day of the week that a call names; nil for the coming days.
  package let week: Int?

  package init(plan: Plan, today: Int, week: Int?) {
    (self.plan, self.today, self.week) = (plan, today, week)
  }

  /// The days of the call's week.
  package var days: Range<Int> { plan.settings.week(of: week ?? today) }

  /// A day by its date, `today`, `tomorrow` or its name.
  ///
  /// A name means the next day of that name, or the one in the week that the call names.
  package func day(_ text: String) throws(CommandError) -> Int {
    let word = text.lowercased()
    if word == "today" { return today }
    if word == "tomorrow" { return today + 1 }
    if let date = CalendarDay(word) { return date.number }
    let first = week == nil ? today : days.lowerBound
    let named = (first..<(first + 7)).first { day in
      let name = PlanSlot.weekdays[CalendarDay(day).weekday - 1]
      return word == name || word == name.prefix(3)
    }
    guard let named else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not a day; say 'tue', 'today', 'tomorrow' or "
          + "'\(CalendarDay(today).text)'")
    }
    return named
  }

  /// A meal time: a day and a part of it, `tue-dinner`, or a part of today, `dinner`.
  package func slot(_ text: String) throws(CommandError) -> PlanSlot {
    let word = text.lowercased()
    if let slot = MealSlot(rawValue: word) { return PlanSlot(day: today, slot: slot) }
    guard let hyphen = word.lastIndex(of: "-"),
      let slot = MealSlot(rawValue: String(word[word.index(after: hyphen)...]))
    else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not a meal time; say 'tue-dinner' or "
          + "'\(PlanSlot(day: today, slot: .dinner))'")
    }
    return PlanSlot(day: try day(String(word[..<hyphen])), slot: slot)
  }

  /// The meal times that a word means: one meal time, all parts of a day, or one part of every day.
  package func slots(_ text: String, among days: Range<Int>) throws(CommandError) -> [PlanSlot] {
    let word = text.lowercased()
    if let slot = MealSlot(rawValue: word) { return days.map { PlanSlot(day: $0, slot: slot) } }
    if let slot = try? slot(word) { return [slot] }
    let day = try day(word)
    return PlanSlot.usual.map { PlanSlot(day: day, slot: $0) }
  }

  /// An entry by its id, by its meal time if no other entry has that time, or by its place at that
  /// time, `tue-dinner/2`.
  package func entry(_ text: String) throws(CommandError) -> PlannedMeal {
    if let entry = plan[PlannedMealID(rawValue: text)] { return entry }
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    let slot = try slot(parts.first ?? "")
    let entries = plan.entries(in: slot)
    guard !entries.isEmpty else { throw .wrong("nothing is planned for \(slot)") }
    guard parts.count == 2 else {
      guard entries.count == 1 else {
        throw .wrong(
          "\(entries.count) things are planned for \(slot); say which, '\(parts[0])/1' to "
            + "'\(parts[0])/\(entries.count)'")
      }
      return entries[0]
    }
    let place = try Invocation.number(parts[1], "the place in \(slot)", in: 1...entries.count)
    return entries[place - 1]
  }
}

extension PlanSlot {
  /// The names of days, Monday first.
  package static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
