extension Plan {
  /// Events that add meals, without the meals that break a limit of their eaters, and without
  /// leftovers of these.
  ///
  /// Other events stay.
  public func safe(_ events: [PlanEvent], against facts: PlanFacts) -> [PlanEvent] {
    let after = applying(events)
    func added(_ event: PlanEvent) -> PlannedMeal? {
      if case .added(let meal) = event { meal } else { nil }
    }
    let unsafe = Set(
      events.compactMap(added).filter {
        !after.breachesWithoutNotes(of: $0, against: facts).isEmpty
      }.map(\.id))
    return events.filter { event in
      guard let meal = added(event) else { return true }
      return !unsafe.contains(meal.id) && !(meal.content.source.map(unsafe.contains) ?? false)
    }
  }
}
