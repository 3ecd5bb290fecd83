import EaterMeals
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
  /// Records that an entry was cooked: in the plan, in the pantry, and for a recipe in the history.
  ///
  /// It stores all of these records or none.
  ///
  /// The record in the history has the date of the entry, or the present date if the entry is in
  /// the future. An entry that is already marked as cooked stays unchanged. A meal that was already
  /// recorded as cooked on that day uses up no further food.
  ///
  /// - Parameters:
  ///   - date: the time of the record.
  ///   - moment: the eater's local time.
  ///   - used: finds the food that cooking uses up.
  public func cook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment, using used: UsedByCooking
  ) async throws(JournalError) {
    let stored = try await read()
    guard stored.plan[entry.id]?.state != .cooked else { return }
    let cooked = entry.cooked(by: date, around: moment)
    var events = try cooking(entry, stored, at: date, of: cooked, using: used)
    if let recipe = entry.content.recipe, !used.isCooked(recipe, in: stored, on: cooked) {
      events.append(try history.stream.event(HistoryEvent(.cooked, recipe), at: cooked.date))
      for use in used.events(of: entry, stored, at: cooked) {
        events.append(try pantry.stream.event(use, at: date))
      }
    }
    try await journal.append(events)
  }

  /// Records that a meal was cooked: in the history, in the pantry, and in the plan if it is
  /// planned for that day.
  ///
  /// It stores all of these records or none.
  ///
  /// The meal uses up food once a day, even if another feature recorded it first.
  ///
  /// - Parameters:
  ///   - servings: the cooked servings; by default those of the plan, or else the household's, or
  ///     else the recipe's.
  ///   - moment: the time of cooking, in the eater's local time.
  ///   - used: finds the food that cooking uses up.
  public func cook(
    _ meal: MealID, servings: Int? = nil, at moment: LocalMoment, using used: UsedByCooking
  ) async throws(JournalError) {
    let stored = try await read()
    let planned = used.entry(of: meal, in: stored, at: moment)
    var events: [Event] = []
    if var planned {
      planned.servings = servings ?? planned.servings
      events += try cooking(planned, stored, at: moment.date, of: moment, using: used)
    }
    events.append(try history.stream.event(HistoryEvent(.cooked, meal), at: moment.date))
    if !used.isCooked(meal, in: stored, on: moment) {
      var entry = planned ?? used.unplanned(meal, stored, at: moment)
      entry.servings = servings ?? entry.servings
      for use in used.events(of: entry, stored, at: moment) {
        events.append(try pantry.stream.event(use, at: moment.date))
      }
    }
    try await journal.append(events)
  }

  /// The event that marks an entry as cooked, with its contents.
  private func cooking(
    _ entry: PlannedMeal, _ stored: StoredState, at date: Date, of cooked: LocalMoment,
    using used: UsedByCooking
  ) throws(JournalError) -> [Event] {
    var events = [try plan.stream.event(.changed(entry.id, .state(.cooked)), at: date)]
    if let meal = used.cookedMeal(of: entry, stored, at: cooked) {
      events.append(try plan.stream.event(.changed(entry.id, .cooked(meal)), at: date))
    }
    return events
  }
}

// MARK: - Undoing

extension Stores {
  /// Records in the plan and the history that an entry was not cooked after all, and returns its
  /// used food to the pantry.
  ///
  /// - Returns: whether the entry could be undone; a record that is too old stays.
  public func uncook(
    _ entry: PlannedMeal, at date: Date, of moment: LocalMoment
  ) async throws(JournalError) -> Bool {
    let day = entry.cooked(by: try await stateSaid(of: entry) ?? date, around: moment)
    if let recipe = entry.content.recipe {
      let cooked = try await history.undoable().filter { isCooked(recipe, on: day, by: $0) }
      if !cooked.isEmpty, try await !history.undo(cooked, at: date) { return false }
      guard try await !history.state().isCooked(recipe, on: day) else { return false }
    }
    let changes: [PlanChange] = [.state(.planned)] + (entry.cooked == nil ? [] : [.cooked(nil)])
    var events: [Event] = []
    for change in changes {
      events.append(try plan.stream.event(.changed(entry.id, change), at: date))
    }
    try await journal.append(events + givingBack(what: entry, usedOn: day, at: date))
    return true
  }

  /// Undoes the last change of the plan.
  ///
  /// If it marked a meal as cooked, the events in the history and the pantry are undone too.
  ///
  /// - Returns: the undone records of the plan.
  public func undoPlan(
    at date: Date, of moment: LocalMoment
  ) async throws(JournalError) -> [Record] {
    let before = try await plan.state()
    let undone = try await plan.undoLast(at: date)
    let after = try await plan.state()
    for entry in before.entries where entry.state == .cooked && after[entry.id]?.state != .cooked {
      let subject = try stateSubject(of: entry)
      guard let recipe = entry.content.recipe,
        let said = undone.last(where: { $0.subject == subject })
      else { continue }
      let day = entry.cooked(by: said.time, around: moment)
      // The events of one cooking were appended together, but events of other devices may be
      // between them.
      let cooked = try await history.undoable().filter { record in
        record.id.change == said.id.change && isCooked(recipe, on: day, by: record)
      }
      guard try await history.undo(cooked, at: date) else { continue }
      try await journal.append(givingBack(what: entry, usedOn: day, at: date))
    }
    return undone
  }

  private func isCooked(_ recipe: RecipeID, on day: LocalMoment, by record: Record) -> Bool {
    history.stream.fold([record]).state.isCooked(recipe, on: day)
  }

  /// The events that return an entry's used food to the pantry, under any of the entry's names.
  private func givingBack(
    what entry: PlannedMeal, usedOn day: LocalMoment, at date: Date
  ) async throws(JournalError) -> [Event] {
    let pantry = try await pantry.state()
    let names = [entry.id.rawValue, UsedByCooking.name(of: entry, on: day)].compactMap(\.self)
    var events: [Event] = []
    for use in names.flatMap(pantry.uncooking) {
      events.append(try self.pantry.stream.event(use, at: date))
    }
    return events
  }

  private func stateSubject(of entry: PlannedMeal) throws(JournalError) -> Subject? {
    try plan.stream.event(
      .changed(entry.id, .state(.cooked)), at: Date(timeIntervalSince1970: 0)
    ).subject
  }

  /// The time when the state of an entry was last recorded; nil if it never was.
  private func stateSaid(of entry: PlannedMeal) async throws(JournalError) -> Date? {
    let subject = try stateSubject(of: entry)
    return try await journal.records(in: plan.stream.name).last { $0.subject == subject }?.time
  }
}

extension PlannedMeal {
  /// The time at which an entry is treated as cooked.
  ///
  /// This is the entry's time, or the time of the record if that is earlier, because a meal cannot
  /// be cooked in the future.
  fileprivate func cooked(by said: Date, around moment: LocalMoment) -> LocalMoment {
    let planned = slot.moment(secondsFromGMT: moment.secondsFromGMT)
    return LocalMoment(
      date: min(planned.date, said), secondsFromGMT: moment.secondsFromGMT)
  }
}
