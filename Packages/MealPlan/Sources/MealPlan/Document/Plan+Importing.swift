extension Plan {
  /// The events that make the entries of a document as the document has them.
  ///
  /// What is so already gives none, and an id that is there is never doubled. An entry that was
  /// removed comes back. Entries that the document does not name stay as they are.
  public func importing(_ document: PlanDocument) -> [PlanEvent] {
    document.days.flatMap(\.slots).flatMap(\.entries).flatMap { importing($0.meal) }
  }

  private func importing(_ meal: PlannedMeal) -> [PlanEvent] {
    var events: [PlanEvent] = []
    if self[meal.id] == nil, removed(meal.id) == nil { events.append(.added(meal)) }
    // What was known of it before counts, so the rest is told by looking.
    let plan = applying(events)
    if plan[meal.id] == nil { events.append(.changed(meal.id, .isRemoved(false))) }
    guard let known = plan[meal.id] ?? plan.removed(meal.id) else { return events }
    return events + known.changes(to: meal).map { .changed(meal.id, $0) }
  }
}
