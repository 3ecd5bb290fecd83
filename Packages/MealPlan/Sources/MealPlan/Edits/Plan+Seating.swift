extension Plan {
  /// Says who eats an entry, and how many guests do.
  ///
  /// Its servings follow, unless a person set another number: they stay as many more than the
  /// people who eat then and later. Accepted limits hold only for those who go on eating it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - eaters: The names of the eaters; empty for everyone.
  ///   - guests: The number of guests.
  ///   - facts: The number of people at home, and the servings of each recipe.
  public func seating(
    _ id: PlannedMealID, eaters: [String], guests: Int, against facts: PlanFacts
  ) throws(PlanError) -> [PlanEvent] {
    let old = try planned(id)
    var events = try changing(id, .eaters(eaters)) + changing(id, .guests(guests))
    guard !events.isEmpty, let new = applying(events)[id] else { return [] }
    let kept = new.accepted.intersection(breaches(of: new, against: facts))
    events += try changing(id, .accepted(kept))
    let later = leftovers[id] ?? []
    guard old.state == .planned, let before = servings(of: old, later, facts),
      let after = servings(of: new, later, facts),
      old.servings == nil || old.servings == before.eaten, after.eaten != old.servings
    else { return events }
    return try events + applying(events).changing(id, .servings(after.eaten))
  }
}
