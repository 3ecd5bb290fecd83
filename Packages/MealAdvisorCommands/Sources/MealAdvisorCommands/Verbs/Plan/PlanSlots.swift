import CommandKit
import MealModels
import MealPlan
import PrintedText

/// The slots of a plan, found by what people call them.
struct PlanSlots: Sendable {
  /// In the order of the plan.
  let all: [PlanSlot]

  init(_ slots: [PlanSlot]) {
    all = slots
  }

  /// The slot that is called `3`, `tue-dinner`, `tuesday-dinner` or `2026-05-12-dinner`, in any
  /// case; of several Tuesdays the first one that has it.
  func slot(named text: String) throws(CommandError) -> PlanSlot {
    let word = text.lowercased()
    if let number = Int(word), (1...all.count).contains(number) { return all[number - 1] }
    if let slot = all.first(where: { $0.names.contains(word) }) { return slot }
    let isDate = word.first?.isNumber == true
    let nearest = Spelling.nearest(to: word, among: all.map { $0.names[isDate ? 0 : 1] })
    throw .unknownSlot(text, nearest: nearest, planned: planned)
  }

  /// The days on which there are any.
  var days: Range<Int> {
    let days = all.map(\.day)
    return (days.min() ?? 0)..<((days.max() ?? -1) + 1)
  }

  /// What slots there are, for messages.
  private var planned: String {
    guard let first = all.first, let last = all.last else { return "" }
    return "1 to \(all.count), \(first.text) to \(last.text), or such as \(first.names[1])"
  }
}

extension PlanSlot {
  /// What it may be called: by its date, its day in short, and its day.
  var names: [String] {
    let date = CalendarDay(day)
    let weekday = Self.weekdays[date.weekday - 1]
    return [text] + [String(weekday.prefix(3)), weekday].map { "\($0)-\(slot.rawValue)" }
  }
}
