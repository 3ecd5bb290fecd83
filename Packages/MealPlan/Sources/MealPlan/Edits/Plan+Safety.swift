extension Plan {
  /// The events of a change without those that plan a meal against a limit of its eaters, and
  /// without leftovers of such meals.
  ///
  /// A meal stays if it broke the same limits for the same eaters before, or if the plan after the
  /// change has the acceptance of a person for them. Events of cooked meals, settings and templates
  /// stay.
  public func safe(_ events: [PlanEvent], against facts: PlanFacts) -> [PlanEvent] {
    let unsafe = unsafeEntries(of: events, against: facts)
    return events.filter { event in event.entry.map { !unsafe.contains($0) } ?? true }
  }

  /// The entries that a change would plan against a limit of their eaters, with leftovers of these.
  public func unsafeEntries(
    of events: [PlanEvent], against facts: PlanFacts
  ) -> Set<PlannedMealID> {
    let after = applying(events)
    let meals = Set(events.compactMap(\.entry)).compactMap { after[$0] }
    let unsafe = Set(meals.filter { isNewlyUnsafe($0, in: after, against: facts) }.map(\.id))
    return unsafe.union(
      meals.filter { meal in
        meal.content.source.map { unsafe.contains($0) && self[$0] == nil } ?? false
      }.map(\.id))
  }

  private func isNewlyUnsafe(
    _ meal: PlannedMeal, in after: Plan, against facts: PlanFacts
  ) -> Bool {
    guard meal.state != .cooked else { return false }
    let before = self[meal.id].map { breaches(of: $0, against: facts) } ?? []
    return !meal.accepted.union(before)
      .isSuperset(of: after.breaches(of: meal, against: facts))
  }
}

extension PlanEvent {
  /// The entry that the event adds or changes; nil for a setting and a template.
  public var entry: PlannedMealID? {
    switch self {
    case .added(let meal): meal.id
    case .changed(let id, _): id
    case .set, .template: nil
    }
  }
}
