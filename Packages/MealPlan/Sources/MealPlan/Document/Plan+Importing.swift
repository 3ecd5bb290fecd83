extension Plan {
  /// The events that make the entries of a document as the document has them.
  ///
  /// What is so already gives none, and an id that is there is never doubled. An entry that was
  /// removed comes back. Entries that the document does not name stay as they are.
  public func importing(_ document: PlanDocument) -> [PlanEvent] {
    document.days.flatMap(\.slots).flatMap(\.entries).flatMap { importing($0.meal) }
  }

  private func importing(_ meal: PlannedMeal) -> [PlanEvent] {
    var entry = known(meal.id)
    var events: [PlanEvent] = []
    if !entry.isAdded {
      events.append(.added(meal))
      // What was known of it before it was added counts, so the rest is told by looking.
      entry.add(meal)
    }
    if entry.isRemoved { events.append(.changed(meal.id, .isRemoved(false))) }
    return events + entry.meal.changes(to: meal).map { .changed(meal.id, $0) }
  }
}
