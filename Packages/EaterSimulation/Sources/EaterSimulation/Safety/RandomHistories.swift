import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws histories that no app would write.
///
/// They contain events from the future, duplicates, unknown meals, missing meals, ratings out of
/// range, and resets in between. The events are in any order.
public struct RandomHistories: Sendable {
  private let meals: [MealID]

  /// The instant around which the events happen, within two months.
  public static let now = Date(timeIntervalSince1970: 1_778_610_600)  // 2026-05-12T18:30Z

  /// Makes histories of some meals.
  public init(meals: [MealID]) {
    self.meals = meals
  }

  /// Draws a history with at most a number of events.
  public func next(upTo count: Int = 60, using chance: inout SeededGenerator) -> History {
    var history = History()
    for (event, date) in events(upTo: count, using: &chance) { history.apply(event, at: date) }
    return history
  }

  /// Draws the events of a history, in the order in which they are recorded.
  public func events(
    upTo count: Int = 60, using chance: inout SeededGenerator
  ) -> [(event: HistoryEvent, date: Date)] {
    var events: [(event: HistoryEvent, date: Date)] = []
    for _ in 0..<Int.random(in: 0...max(0, count), using: &chance) {
      if let known = events.randomElement(using: &chance), chance.happens(0.05) {
        events.append(known)
      } else {
        let days = chance.number(in: -60...20)
        events.append((event(&chance), Self.now + (days * 86_400).rounded()))
      }
    }
    return events
  }

  private func event(_ chance: inout SeededGenerator) -> HistoryEvent {
    let kinds: [HistoryEvent.Kind] = [
      .suggested, .suggested, .accepted, .cooked, .skipped, .disliked, .rated,
    ]
    guard !chance.happens(0.01), let kind = kinds.randomElement(using: &chance) else {
      return HistoryEvent(.reset)
    }
    let stars = kind == .rated || chance.happens(0.02)
    return HistoryEvent(
      kind, meal(&chance), stars: stars ? Int.random(in: -3...9, using: &chance) : nil)
  }

  private func meal(_ chance: inout SeededGenerator) -> MealID? {
    if chance.happens(0.02) { return nil }
    if chance.happens(0.03) { return "a-meal-of-long-ago" }
    return meals.randomElement(using: &chance)
  }
}
