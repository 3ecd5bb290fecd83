import CommandKit
import MealModels
import MealPlan
import PlanSessions
import PrintedText

/// The slots of a plan, found by their names.
struct PlanSlots: Sendable {
  /// All slots, in the order of the plan.
  let all: [PlanSlot]

  init(_ slots: [PlanSlot]) {
    all = slots
  }

  /// The slot named `3`, `tue-dinner`, `tuesday-dinner` or `2026-05-12-dinner`, in any case.
  ///
  /// If the plan has dinners on several Tuesdays, `tue-dinner` is the first one.
  func slot(named text: String) throws(CommandError) -> PlanSlot {
    let word = text.lowercased()
    if let number = Int(word), (1...all.count).contains(number) { return all[number - 1] }
    if let slot = all.first(where: { $0.names.contains(word) }) { return slot }
    let isDate = word.first?.isNumber == true
    let nearest = Spelling.nearest(to: word, among: all.map { $0.names[isDate ? 0 : 1] })
    throw .unknownSlot(text, nearest: nearest, planned: planned)
  }

  /// The days with slots.
  var days: Range<Int> {
    let days = all.map(\.day)
    return (days.min() ?? 0)..<((days.max() ?? -1) + 1)
  }

  /// The planned slots, for messages.
  private var planned: String {
    guard let first = all.first, let last = all.last else { return "" }
    return "1 to \(all.count), \(first.text) to \(last.text), or names such as \(first.names[1])"
  }
}

extension PlanSlot {
  /// The possible names of the slot: with its date, the short name of its day, and the full name.
  var names: [String] {
    let date = CalendarDay(day)
    let weekday = Self.weekdays[date.weekday - 1]
    return [text] + [String(weekday.prefix(3)), weekday].map { "\($0)-\(slot.rawValue)" }
  }
}
