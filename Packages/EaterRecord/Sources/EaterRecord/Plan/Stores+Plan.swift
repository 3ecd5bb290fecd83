import Groceries
import Journal
import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Says that an entry was cooked: on the plan and, for a recipe, once in the history, both or neither.
  ///
  /// - Parameters:
  ///   - date: when that is said.
  ///   - moment: the clock on the eater's wall; the history has it on that day.
  ///   - used: what it uses up of what is at home, kept with it or not at all.
  public func cook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment, using used: [PantryEvent] = []
  ) async throws(JournalError) {
    var events: [Event] = []
    for use in used { events.append(try pantry.stream.event(use, at: date)) }
    if try await plan.state()[entry.id]?.state != .cooked {
      events.append(try plan.stream.event(.changed(entry.id, .state(.cooked)), at: date))
    }
    if let recipe = entry.content.recipe,
      try await !history.state().isCooked(recipe, on: entry.day(around: moment))
    {
      let cooked = HistoryEvent(.cooked, recipe)
      events.append(
        try history.stream.event(cooked, at: entry.day(around: moment).date(noLaterThan: date)))
    }
    guard !events.isEmpty else { return }
    try await journal.append(events)
  }

  /// Says that an entry was not cooked after all, in the plan and in the history.
  ///
  /// - Returns: whether that could be taken back; what was said too long ago stays as it is.
  public func uncook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment
  ) async throws(JournalError) -> Bool {
    if let recipe = entry.content.recipe {
      let day = entry.day(around: moment)
      let cooked = try await history.undoable().filter { record in
        let known = history.stream.fold([record]).state
        return known.isCooked(recipe, on: day)
      }
      if !cooked.isEmpty, try await !history.undo(cooked, at: date) { return false }
      guard try await !history.state().isCooked(recipe, on: day) else { return false }
    }
    var events = [try plan.stream.event(.changed(entry.id, .state(.planned)), at: date)]
    for use in try await pantry.state().uncooking(entry.id.rawValue) {
      events.append(try pantry.stream.event(use, at: date))
    }
    try await journal.append(events)
    return true
  }
}

extension PlannedMeal {
  /// The day on which it is eaten, on the clock of a moment.
  fileprivate func day(around moment: LocalMoment) -> LocalMoment {
    slot.moment(secondsFromGMT: moment.secondsFromGMT)
  }
}

extension LocalMoment {
  /// The instant, or an earlier one where that is later than what is known: nothing was cooked in the
  /// future.
  fileprivate func date(noLaterThan known: Date) -> Date { min(date, known) }
}
