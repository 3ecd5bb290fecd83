import CommandKit
import MealModels
import PrintedText
import SuggestionEngine

/// The slots of a plan, found by what people call them.
struct WeekSlots: Sendable {
  /// In the order of the plan.
  let all: [WeekSlot]

  init(_ slots: [WeekSlot]) {
    all = slots
  }

  /// The slot that is called `3`, `tue-dinner`, `tuesday-dinner` or `2026-05-12-dinner`, in any
  /// case; of several Tuesdays the first one that has it.
  func slot(named text: String) throws(CommandError) -> WeekSlot {
    let word = text.lowercased()
    if let number = Int(word), (1...all.count).contains(number) { return all[number - 1] }
    if let slot = all.first(where: { $0.names.contains(word) }) { return slot }
    let isDate = word.first?.isNumber == true
    let nearest = Spelling.nearest(to: word, among: all.map { $0.names[isDate ? 0 : 1] })
    throw .unknownSlot(text, nearest: nearest, planned: planned)
  }

  /// What slots there are, for messages.
  private var planned: String {
    guard let first = all.first, let last = all.last else { return "" }
    return "1 to \(all.count), \(first.text) to \(last.text), or such as \(first.names[1])"
  }
}

extension WeekSlot {
  /// The slot by its date, such as `2026-05-12-dinner`.
  var text: String { names[0] }

  /// What it may be called: by its date, its day in short, and its day.
  var names: [String] {
    let date = CalendarDay(day)
    let weekday = Self.weekdays[date.weekday - 1]
    return [Self.text(of: date), String(weekday.prefix(3)), weekday].map { name in
      "\(name)-\(slot.rawValue)"
    }
  }

  private static func text(of date: CalendarDay) -> String {
    [date.year, date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
