import MealModels

extension Plan {
  /// What is wrong with the entries of some days, in their order.
  ///
  /// What was skipped has no faults. Of what was cooked only the recipe, the limits, and whether
  /// enough is left for leftovers to come count.
  public func faults(of days: Range<Int>, against facts: PlanFacts) -> [PlanFault] {
    let leftovers = leftovers
    return entries(of: days).filter { $0.state != .skipped }.flatMap { meal in
      [
        leftoverFault(of: meal, facts), servingsFault(of: meal, leftovers[meal.id] ?? [], facts),
        limitsFault(of: meal, facts),
      ].compactMap(\.self)
    }
  }

  private func leftoverFault(of meal: PlannedMeal, _ facts: PlanFacts) -> PlanFault? {
    guard meal.state == .planned, let source = meal.content.source else { return nil }
    guard let cooked = self[source] else { return .leftoversOfNothing(meal.id) }
    if cooked.content.source != nil { return .leftoversOfLeftovers(meal.id) }
    if cooked.slot >= meal.slot { return .leftoversTooEarly(meal.id) }
    if cooked.state == .skipped { return .leftoversOfSkipped(meal.id) }
    let days = meal.slot.day - cooked.slot.day
    let keeping = min(LeftoverKeeping.days, facts.daysItMayBeEaten(cooked))
    return days > keeping ? .leftoversTooOld(meal.id, days: days, keeping: keeping) : nil
  }

  /// Servings are counted where leftovers of an entry are to come and it is known how many are
  /// cooked.
  private func servingsFault(
    of meal: PlannedMeal, _ leftovers: [PlannedMeal], _ facts: PlanFacts
  ) -> PlanFault? {
    guard leftovers.contains(where: { $0.state == .planned }), meal.content.source == nil,
      let servings = servings(of: meal, leftovers, facts), servings.eaten > servings.cooked
    else { return nil }
    return .tooFewServings(meal.id, cooked: servings.cooked, eaten: servings.eaten)
  }

  /// How many servings of a meal are cooked, and how many are eaten then and as leftovers; nil where
  /// it is not known how many are cooked.
  func servings(
    of meal: PlannedMeal, _ leftovers: [PlannedMeal], _ facts: PlanFacts
  ) -> (cooked: Int, eaten: Int)? {
    guard let cooked = meal.servings ?? meal.content.recipe.flatMap(facts.servings) else {
      return nil
    }
    let eaten = leftovers.reduce(meal.eaterCount(facts)) {
      $0 + ($1.servings ?? $1.eaterCount(facts))
    }
    return (cooked, eaten)
  }

  private func limitsFault(of meal: PlannedMeal, _ facts: PlanFacts) -> PlanFault? {
    if let dish = dish(eatenAs: meal), let recipe = dish.content.recipe, !dish.isFrozen,
      !facts.hasRecipe(recipe)
    {
      return .recipeGone(meal.id)
    }
    let breaches = breaches(of: meal, against: facts)
    return meal.accepted.isSuperset(of: breaches) ? nil : .breaksLimits(meal.id, breaches)
  }

  /// What an entry breaks of the limits of those who eat it, by what was cooked, by its recipe, or else
  /// by its words, and by its notes.
  public func breaches(of meal: PlannedMeal, against facts: PlanFacts) -> [String] {
    let noted = notes(eatenAs: meal).flatMap { facts.wordBreaches($0, meal.eaters) }
    let breaches = breachesWithoutNotes(of: meal, against: facts)
    return breaches + noted.filter { !breaches.contains($0) }
  }

  /// The same without what somebody noted.
  public func breachesWithoutNotes(
    of meal: PlannedMeal, against facts: PlanFacts
  ) -> [String] {
    guard let dish = dish(eatenAs: meal) else { return [] }
    guard let recipe = dish.content.recipe else {
      return words(eatenAs: meal).map { facts.wordBreaches($0, meal.eaters) } ?? []
    }
    return dish.state == .cooked
      ? facts.breachesOfCooked(dish, meal.eaters) : facts.breaches(recipe, meal.eaters)
  }

  /// The recipe that is eaten as an entry; nil where that is words, or nobody knows.
  public func recipe(eatenAs meal: PlannedMeal) -> RecipeID? { dish(eatenAs: meal)?.content.recipe }

  /// The words that say what is eaten as an entry; nil where that is a recipe, or nobody knows.
  public func words(eatenAs meal: PlannedMeal) -> String? {
    if case .text(let words)? = dish(eatenAs: meal)?.content { words } else { nil }
  }

  /// What was noted of what is eaten as an entry: of itself, and of what it is left of.
  public func notes(eatenAs meal: PlannedMeal) -> [String] {
    let noted = [meal.note] + (dish(eatenAs: meal).map { [$0.note] } ?? [])
    return (noted.first == noted.last ? [meal.note] : noted).filter { !$0.isEmpty }
  }

  /// The entry for which is cooked what is eaten as an entry: itself, or what it is left of; nil where
  /// nobody knows.
  ///
  /// Leftovers hold what they are of, also where that was taken off the plan, and where it is
  /// leftovers itself.
  public func dish(eatenAs meal: PlannedMeal) -> PlannedMeal? {
    var meal = meal
    var seen: Set = [meal.id]
    while let source = meal.content.source {
      guard seen.insert(source).inserted, let cooked = self[source] ?? removed(source) else {
        return nil
      }
      meal = cooked
    }
    return meal
  }
}

extension PlannedMeal {
  /// Whether it was cooked, and it is known what it held then.
  fileprivate var isFrozen: Bool { state == .cooked && cooked != nil }

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
