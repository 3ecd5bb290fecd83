import MealModels
import MealPlan
import PrintedText
import SeededRandom

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Calendar files of made-up plans with odd texts, for another program's parser to read.
///
///   bench-plan calendar COUNT   prints a line of JSON for each plan: its file, the file after
///                               further changes, and the entries that each should contain
enum CalendarSample {
  /// 2024-12-20, so that weeks continue over the end of a year.
  private static let firstDay = 20_077
  private static let minutes = 45
  private static let alarm = 15

  static func run(_ words: [String]) throws {
    guard words.count == 1, let count = Int(words[0]), count > 0 else {
      throw WrongCall("name how many plans")
    }
    for seed in 1...count { print(sample(seed).lineText) }
  }

  private static func sample(_ seed: Int) -> JSON {
    var source = MadeUpPlan(seed: UInt64(seed), titles: OddTexts(seed: seed).texts)
    let events = source.events(entries: 30, events: 90, from: firstDay + seed)
    let earlier = Plan().applying(Array(events.prefix(60)))
    let later = Plan().applying(events)
    return [
      "first": written(earlier, at: 1_747_074_600, seed),
      "second": written(later, at: 1_747_074_661, seed),
    ]
  }

  private static func written(_ plan: Plan, at seconds: Double, _ seed: Int) -> JSON {
    // Every second plan has alarms, and every third is of recipes with a stated time.
    let calendar = PlanCalendar(
      product: "MealAdvisor", made: Date(timeIntervalSince1970: seconds),
      alarmMinutes: seed % 2 == 0 ? alarm : nil,
      minutes: { _ in seed % 3 == 0 ? minutes : nil })
    return [
      "file": .string(calendar.file(of: plan)), "again": .string(calendar.file(of: plan)),
      "alarm": seed % 2 == 0 ? .integer(alarm) : .null,
      "minutes": seed % 3 == 0 ? .integer(minutes) : .null,
      "entries": .array(
        plan.entries.map { entry($0, isRemoved: false) }
          + plan.removed.map { entry($0, isRemoved: true) }),
    ]
  }

  private static func entry(_ meal: PlannedMeal, isRemoved: Bool) -> JSON {
    [
      "id": .string(meal.id.rawValue), "date": .string(CalendarDay(meal.slot.day).text),
      "slot": .string(meal.slot.slot.rawValue), "title": .string(meal.content.title),
      "areLeftovers": .bool(meal.content.source != nil),
      "isRecipe": .bool(meal.content.recipe != nil), "note": .string(meal.note),
      "servings": .optional(meal.servings), "eaters": .strings(meal.eaters),
      "state": .string(meal.state.rawValue), "isRemoved": .bool(isRemoved),
    ]
  }
}

/// Texts with characters of all kinds, most often those with a meaning in calendar files.
private struct OddTexts {
  private(set) var texts: [String] = []

  private static let scalars: [Unicode.Scalar] = [
    ",", ";", "\\", ":", "\"", "\n", "\r", "\t", "n", "N", " ", "\u{0}", "\u{7F}", "\u{85}",
    "\u{2028}", "é", "e", "\u{301}", "日", "🍜", "\u{200D}", "\u{FE0F}", "\u{10FFFF}", "=", "^",
  ]

  init(seed: Int) {
    var random = SeededGenerator(seed: seed, 7)
    let fixed = [
      "BEGIN:VEVENT", "C:\\new\\,folder", "👨‍👩‍👧‍👦 at table", "SUMMARY;LANGUAGE=en:x",
      "Half\r\nDTSTART:19700101T000000Z",
    ]
    texts =
      fixed
      + (0..<20).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0...Int.random(in: 0...120, using: &random) {
          text.append(
            Self.scalars.randomElement(using: &random) ?? "x")
        }
        return String(text)
      }
  }
}
