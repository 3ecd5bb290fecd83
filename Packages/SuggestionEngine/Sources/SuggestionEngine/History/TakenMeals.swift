#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What was probably eaten: every meal that was accepted or cooked, and of those only shown the
/// last one before a pause of three hours, unless it was skipped or disliked.
struct TakenMeals: Hashable, Sendable {
  /// One meal with its time.
  struct Meal: Hashable, Sendable {
    var meal: MealID
    var date: Date
    /// Whether it is planned for that date.
    var isPlanned = false
  }

  /// How long after a suggestion another one takes its place, in seconds.
  static let pause = 3 * 3600.0

  private var settled = Chunks<Meal>()
  /// Those that were only shown: neither opened nor replaced before the next question.
  private(set) var passedOver = Chunks<Meal>()
  /// The meal on screen, which may still be replaced.
  private var pending: Meal?

  /// What was refused since the last one.
  private(set) var refusals = Refusals()

  /// The last ones, latest first.
  func last(_ count: Int) -> [Meal] {
    Array(([pending].compactMap(\.self) + settled.suffix(count).reversed()).prefix(count))
  }

  /// Takes in that a meal is planned.
  mutating func plan(_ meal: MealID, at date: Date) {
    settled.append(Meal(meal: meal, date: date, isPlanned: true))
  }

  /// Takes in what happened to a meal, in the order recorded.
  mutating func take(_ kind: HistoryEvent.Kind, _ meal: MealID, at date: Date) {
    if kind == .skipped { refusals.refuse(at: date) }
    switch kind {
    case .suggested:
      if let shown = pending, abs(date.timeIntervalSince(shown.date)) >= Self.pause {
        settled.append(shown)
        if shown.meal != meal { passedOver.append(shown) }
      }
      pending = Meal(meal: meal, date: date)
    case .accepted, .cooked:
      refusals.end()
      if pending?.meal == meal { pending = nil }
      let isKnown = settled.suffix(4).contains {
        $0.meal == meal && abs(date.timeIntervalSince($0.date)) < 4 * Self.pause
      }
      if !isKnown { settled.append(Meal(meal: meal, date: date)) }
    case .skipped, .disliked:
      if pending?.meal == meal { pending = nil }
    case .rated, .reset: break
    }
  }
}
