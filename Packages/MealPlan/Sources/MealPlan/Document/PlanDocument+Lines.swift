import MealModels
import PrintedText

extension PlanDocument {
  /// The document as plain lines: each day with its slots and their entries.
  ///
  /// A mark is before each entry: `✓` cooked, `–` skipped, `▢` still to come.
  ///
  /// The lines contain no control characters.
  public var lines: [String] {
    days.flatMap(\.lines) + problems.map { "! " + PlainText.cleaned($0) }
  }
}

extension PlanDocument.Day {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  fileprivate var lines: [String] {
    let day = CalendarDay(number)
    return ["\(Self.weekdays[day.weekday - 1]) \(day.text)"] + slots.flatMap(\.lines)
  }
}

extension PlanDocument.Slot {
  private static let width = 9

  fileprivate var lines: [String] {
    let name = slot.rawValue.prefix(1).uppercased() + slot.rawValue.dropFirst()
    guard !entries.isEmpty else { return ["  " + name] }
    let lines = entries.enumerated().flatMap { place, entry in
      let start = place == 0 ? name : ""
      let blanks = String(repeating: " ", count: Self.width - start.count)
      return ["  \(start)\(blanks)  \(entry.meal.line)"] + entry.beside.map(Self.below)
    }
    let others = unserved.isEmpty ? [] : ["Nothing planned for \(unserved.joined(separator: ", "))"]
    return lines + others.map(Self.below)
  }

  /// A line under an entry, aligned with its title.
  private static func below(_ text: String) -> String {
    String(repeating: " ", count: width + 6) + PlainText.cleaned(text)
  }
}

extension PlanDocument.Entry {
  /// The warnings, the line of sides, and the sentences about missing ones.
  fileprivate var beside: [String] {
    let served =
      sides.isEmpty ? [] : ["with \(sides.map(\.title).joined(separator: ", "))"]
    return warnings.map { "! " + $0 } + served + without
  }
}

extension PlannedMeal {
  /// `✓ Greek yogurt bowl (4 servings) (prep tonight), for Ann, locked`.
  fileprivate var line: String {
    let mark =
      switch state {
      case .planned: "▢"
      case .cooked: "✓"
      case .skipped: "–"
      }
    let inside = [servingsText, note.isEmpty ? nil : note].compactMap(\.self).map { " (\($0))" }
    let after = [eatersText, isLocked ? "locked" : nil].compactMap(\.self).map { ", " + $0 }
    return PlainText.cleaned("\(mark) \(name)" + (inside + after).joined())
  }
}
