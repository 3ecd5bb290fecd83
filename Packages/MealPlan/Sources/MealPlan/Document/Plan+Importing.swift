extension Plan {
  /// The events that make the plan's entries equal to those of a document.
  ///
  /// Unchanged values give no event, and an id is never added twice. An entry that was removed
  /// comes back. Entries that the document does not name stay as they are.
  public func importing(_ document: PlanDocument) -> [PlanEvent] {
    document.days.flatMap(\.slots).flatMap(\.entries).flatMap { importing($0.meal) }
  }

  private func importing(_ meal: PlannedMeal) -> [PlanEvent] {
    var entry = known(meal.id)
    var events: [PlanEvent] = []
    if !entry.isAdded {
      events.append(.added(meal))
      // Changes that arrived before the entry was added apply to it, so compare to find the rest.
      entry.add(meal)
    }
    if entry.isRemoved { events.append(.changed(meal.id, .isRemoved(false))) }
    return events + entry.meal.changes(to: meal).map { .changed(meal.id, $0) }
  }
}
