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
  /// Says that an entry was cooked: on the plan and, for a recipe, once in the history, with what that
  /// uses up of what is at home; all of it or nothing.
  ///
  /// The history has it on the day of the entry, or now where that is still to come. An entry that
  /// was cooked already is left as it is; of a meal that was cooked on that day already, whoever said
  /// so, nothing more is used up.
  ///
  /// - Parameters:
  ///   - date: when that is said.
  ///   - moment: the clock on the eater's wall.
  ///   - used: tells what it uses up.
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

  /// Says that a meal was cooked: in the history and, where it is planned for that day, on the plan, with
  /// what that uses up of what is at home; all of it or nothing.
  ///
  /// It uses things up once a day, whoever said so first.
  ///
  /// - Parameters:
  ///   - servings: those that were cooked; without them those of the plan, else those that the
  ///     household cooks, else those of the recipe.
  ///   - moment: when it was cooked, on the clock on the eater's wall.
  ///   - used: tells what it uses up.
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

  /// That an entry was cooked, and what it held.
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

// MARK: - Taking it back

extension Stores {
  /// Says that an entry was not cooked after all, in the plan and in the history; what it used up is
  /// at home again.
  ///
  /// - Returns: whether that could be taken back; what was said too long ago stays as it is.
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

  /// Takes the last change of the plan back; where that said that something was cooked, also what was
  /// said with it to the history and the pantry.
  ///
  /// - Returns: the records of the plan that no longer count.
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
      // They were appended together; what came from others since may stand between them.
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

  /// The events by which what an entry used is at home again, under whichever name it used it.
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

  /// When it was last said what became of an entry; nil where nobody did.
  private func stateSaid(of entry: PlannedMeal) async throws(JournalError) -> Date? {
    let subject = try stateSubject(of: entry)
    return try await journal.records(in: plan.stream.name).last { $0.subject == subject }?.time
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
