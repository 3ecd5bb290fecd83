#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The meals that were probably eaten.
///
/// These are all meals that were accepted or cooked. Of the meals that were only shown, it is the
/// last one before a pause of three hours, unless it was skipped or disliked.
struct TakenMeals: Hashable, Sendable {
  /// One meal with its time.
  struct Meal: Hashable, Sendable {
    var meal: MealID
    var date: Date
    /// Whether it is planned for that date.
    var isPlanned = false
  }

  /// The seconds after a suggestion during which another suggestion replaces it.
  static let pause = 3 * 3600.0

  private var settled = SharedChunkList<Meal>()
  /// The meals that were only shown: neither opened nor replaced before the next request.
  private(set) var passedOver = SharedChunkList<Meal>()
  /// The meal on screen, which another one may still replace.
  private var pending: Meal?

  /// The refusals since the last accepted meal.
  private(set) var refusals = Refusals()

  /// The last meals, latest first.
  func last(_ count: Int) -> [Meal] {
    Array(([pending].compactMap(\.self) + settled.suffix(count).reversed()).prefix(count))
  }

  /// Records that a meal is planned.
  mutating func plan(_ meal: MealID, at date: Date) {
    settled.append(Meal(meal: meal, date: date, isPlanned: true))
  }

  /// Applies an event of a meal; call it in the order in which events were recorded.
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
