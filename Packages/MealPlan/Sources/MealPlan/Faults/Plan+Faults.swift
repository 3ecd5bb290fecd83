import MealModels

extension Plan {
  /// What is wrong with the entries of some days, in their order.
  ///
  /// What was skipped has no faults. Of what was cooked only the recipe, the limits, and whether enough
  /// is left for leftovers to come count.
  public func faults(of days: Range<Int>, against facts: PlanFacts) -> [PlanFault] {
    let leftovers = leftovers
    return entries(of: days).filter { $0.state != .skipped }.flatMap { meal in
      [
        leftoverFault(of: meal), servingsFault(of: meal, leftovers[meal.id] ?? [], facts),
        limitsFault(of: meal, facts),
      ].compactMap(\.self)
    }
  }

  private func leftoverFault(of meal: PlannedMeal) -> PlanFault? {
    guard meal.state == .planned, let source = meal.content.source else { return nil }
    guard let cooked = self[source] else { return .leftoversOfNothing(meal.id) }
    if cooked.content.source != nil { return .leftoversOfLeftovers(meal.id) }
    if cooked.slot >= meal.slot { return .leftoversTooEarly(meal.id) }
    if cooked.state == .skipped { return .leftoversOfSkipped(meal.id) }
    let days = meal.slot.day - cooked.slot.day
    return days > LeftoverKeeping.days ? .leftoversTooOld(meal.id, days: days) : nil
  }

  /// Servings are counted where leftovers of an entry are to come and it is known how many are cooked.
  private func servingsFault(
    of meal: PlannedMeal, _ leftovers: [PlannedMeal], _ facts: PlanFacts
  ) -> PlanFault? {
    guard leftovers.contains(where: { $0.state == .planned }), meal.content.source == nil,
      let cooked = meal.servings ?? meal.content.recipe.flatMap(facts.servings)
    else { return nil }
    let eaten = leftovers.reduce(meal.eaterCount(facts)) {
      $0 + ($1.servings ?? $1.eaterCount(facts))
    }
    return eaten > cooked ? .tooFewServings(meal.id, cooked: cooked, eaten: eaten) : nil
  }

  /// Leftovers hold what they are of, also where that was taken off the plan.
  private func limitsFault(of meal: PlannedMeal, _ facts: PlanFacts) -> PlanFault? {
    let source = meal.content.source.flatMap { self[$0] ?? removed($0) }
    guard let recipe = (source ?? meal).content.recipe else { return nil }
    guard facts.hasRecipe(recipe) else { return .recipeGone(meal.id) }
    let breaches = facts.breaches(recipe, meal.eaters)
    return meal.accepted.isSuperset(of: breaches) ? nil : .breaksLimits(meal.id, breaches)
  }
}

extension PlannedMeal {
  fileprivate func eaterCount(_ facts: PlanFacts) -> Int {
    eaters.isEmpty ? facts.people : eaters.count
  }
}

extension PlannedMeal.Content {
  /// The entry that leftovers are of; nil for anything else.
  public var source: PlannedMealID? {
    if case .leftovers(let id, _) = self { id } else { nil }
  }
}
