import MealModels

extension Plan {
  /// Skips the entries of a day that are still to come.
  public func skipping(day: Int) -> [PlanEvent] { states(of: day, from: .planned, to: .skipped) }

  /// Plans the skipped entries of a day again.
  public func unskipping(day: Int) -> [PlanEvent] { states(of: day, from: .skipped, to: .planned) }

  private func states(
    of day: Int, from old: PlannedMeal.State, to new: PlannedMeal.State
  ) -> [PlanEvent] {
    entries(of: day..<day + 1).filter { $0.state == old }.map { .changed($0.id, .state(new)) }
  }

  /// Clears a week of the plan: all entries that are neither cooked nor locked.
  ///
  /// - Parameters:
  ///   - day: A day of the week.
  ///   - everything: Whether cooked and locked entries are removed too.
  public func clearingWeek(of day: Int, everything: Bool = false) -> [PlanEvent] {
    entries(of: settings.week(of: day))
      .filter { everything || $0.state != .cooked && !$0.isLocked }
      .map { .changed($0.id, .isRemoved(true)) }
  }

  /// Copies the entries of a week to another week, after the entries there.
  ///
  /// The copies are not cooked yet.
  ///
  /// Leftovers of an entry in the week become leftovers of its copy. Other leftovers are left out,
  /// because their dish would be too old. Entries that would fall before a given day are left out,
  /// with their leftovers.
  ///
  /// - Parameters:
  ///   - day: A day of the week that is copied.
  ///   - other: A day of the week to which it is copied.
  ///   - first: The first day that is not over; nil to copy all.
  ///   - onlyFree: Whether an entry is left out if its slot is taken.
  ///   - newID: Makes an id that no entry ever had, a different one at each call.
  public func copyingWeek(
    of day: Int, to other: Int, from first: Int? = nil, onlyFree: Bool = false,
    newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let shift = settings.weekStart(of: other) - settings.weekStart(of: day)
    guard shift != 0 else { throw .sameWeek(day) }
    return try copying(
      entries(of: settings.week(of: day)), shiftedBy: shift, from: first, onlyFree: onlyFree,
      newID: newID)
  }

  /// Plans copies of entries some days later; leftovers of one of them become those of its copy.
  func copying(
    _ entries: [PlannedMeal], shiftedBy shift: Int, from first: Int?, onlyFree: Bool,
    newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    var week = entries
    if let first {
      let over = Set(week.filter { $0.slot.day + shift < first }.map(\.id))
      week.removeAll { over.contains($0.id) }
    }
    if onlyFree {
      week.removeAll { isTaken(PlanSlot(day: $0.slot.day + shift, slot: $0.slot.slot)) }
    }
    let cooked = Set(week.map(\.id))
    week.removeAll { meal in meal.content.source.map { !cooked.contains($0) } ?? false }
    var copies: [PlannedMealID: PlannedMealID] = [:]
    for meal in week { copies[meal.id] = try unused(newID()) }
    var plan = self
    var events: [PlanEvent] = []
    for meal in week {
      guard let id = copies[meal.id] else { continue }
      let event = PlanEvent.added(try plan.copy(of: meal, id, shiftedBy: shift, copies))
      plan.apply(event)
      events.append(event)
    }
    return events
  }

  private func copy(
    of meal: PlannedMeal, _ id: PlannedMealID, shiftedBy days: Int,
    _ copies: [PlannedMealID: PlannedMealID]
  ) throws(PlanError) -> PlannedMeal {
    guard CalendarDay.written.contains(meal.slot.day + days) else {
      throw .noSuchDay(meal.slot.day + days)
    }
    // A repeated id would merge two entries into one.
    _ = try unused(id)
    let slot = PlanSlot(day: meal.slot.day + days, slot: meal.slot.slot)
    var copy = meal.copy(id, in: slot, at: positionAtEnd(of: slot))
    if case .leftovers(let source, let title) = meal.content, let cooked = copies[source] {
      copy.content = .leftovers(of: cooked, title: title)
    }
    return copy
  }
}
