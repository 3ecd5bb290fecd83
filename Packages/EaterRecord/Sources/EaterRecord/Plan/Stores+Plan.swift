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
  /// The history has it on the day of the entry, or now where that is still to come. An entry that
  /// was cooked already is left as it is.
  ///
  /// - Parameters:
  ///   - date: when that is said.
  ///   - moment: the clock on the eater's wall.
  ///   - used: what it uses up of what is at home, kept with it or not at all.
  public func cook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment, using used: [PantryEvent] = []
  ) async throws(JournalError) {
    guard try await plan.state()[entry.id]?.state != .cooked else { return }
    var events = [try plan.stream.event(.changed(entry.id, .state(.cooked)), at: date)]
    for use in used { events.append(try pantry.stream.event(use, at: date)) }
    let cooked = entry.cooked(by: date, around: moment)
    if let recipe = entry.content.recipe,
      try await !history.state().isCooked(recipe, on: cooked)
    {
      events.append(try history.stream.event(HistoryEvent(.cooked, recipe), at: cooked.date))
    }
    try await journal.append(events)
  }

  /// Says that an entry was not cooked after all, in the plan and in the history.
  ///
  /// - Returns: whether that could be taken back; what was said too long ago stays as it is.
  public func uncook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment
  ) async throws(JournalError) -> Bool {
    if let recipe = entry.content.recipe {
      let said = try await stateSaid(of: entry) ?? date
      let day = entry.cooked(by: said, around: moment)
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

  /// When it was last said what became of an entry; nil where nobody did.
  private func stateSaid(of entry: PlannedMeal) async throws(JournalError) -> Date? {
    let state = try plan.stream.event(
      .changed(entry.id, .state(.cooked)), at: Date(timeIntervalSince1970: 0))
    return try await journal.records(in: plan.stream.name).last { $0.subject == state.subject }?
      .time
  }
}

extension PlannedMeal {
  /// When an entry counts as cooked: at its time, or earlier where that was said before, because nothing
  /// was cooked in the future.
  fileprivate func cooked(by said: Date, around moment: LocalMoment) -> LocalMoment {
    let planned = slot.moment(secondsFromGMT: moment.secondsFromGMT)
    return LocalMoment(
      date: min(planned.date, said), secondsFromGMT: moment.secondsFromGMT)
  }
}
