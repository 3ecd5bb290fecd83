import MealModels

extension Plan {
  /// The faults of the entries of some days, in their order.
  ///
  /// A skipped entry has no faults. A cooked entry is only checked for its recipe, the limits, and
  /// enough leftovers for later entries.
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

  /// Checks the servings of an entry.
  ///
  /// It does so only if leftovers of the entry are still to be eaten and the cooked servings are
  /// known.
  private func servingsFault(
    of meal: PlannedMeal, _ leftovers: [PlannedMeal], _ facts: PlanFacts
  ) -> PlanFault? {
    guard leftovers.contains(where: { $0.state == .planned }), meal.content.source == nil,
      let servings = servings(of: meal, leftovers, facts), servings.eaten > servings.cooked
    else { return nil }
    return .tooFewServings(meal.id, cooked: servings.cooked, eaten: servings.eaten)
  }

  /// The servings cooked for a meal, and those eaten at the meal or later as leftovers.
  ///
  /// Nil if the number of cooked servings is unknown.
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

  /// The limits that an entry breaks for the people who eat it.
  ///
  /// It checks the cooked meal, else the recipe, else the text; and the notes.
  public func breaches(of meal: PlannedMeal, against facts: PlanFacts) -> [String] {
    let noted = notes(eatenAs: meal).flatMap { facts.wordBreaches($0, meal.eaters) }
    let breaches = breachesWithoutNotes(of: meal, against: facts)
    return breaches + noted.filter { !breaches.contains($0) }
  }

  /// The limits that an entry breaks for the people who eat it, without reading its notes.
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

  /// The recipe that is eaten as an entry; nil if the entry is free text, or if the recipe is
  /// unknown.
  public func recipe(eatenAs meal: PlannedMeal) -> RecipeID? { dish(eatenAs: meal)?.content.recipe }

  /// The text of the dish that is eaten as an entry; nil if the dish is a recipe or unknown.
  public func words(eatenAs meal: PlannedMeal) -> String? {
    if case .text(let words)? = dish(eatenAs: meal)?.content { words } else { nil }
  }

  /// The name of the dish that is eaten as an entry, if its contents were stored when it was cooked.
  ///
  /// Nil for another entry, whose recipe has its present name.
  public func cookedTitle(eatenAs meal: PlannedMeal) -> String? {
    guard let dish = dish(eatenAs: meal), dish.state == .cooked, let cooked = dish.cooked else {
      return nil
    }
    return cooked.title ?? dish.content.title
  }

  /// The notes on the dish that is eaten as an entry.
  ///
  /// They are the notes of the entry and, for leftovers, those of their source.
  public func notes(eatenAs meal: PlannedMeal) -> [String] {
    let noted = [meal.note] + (dish(eatenAs: meal).map { [$0.note] } ?? [])
    return (noted.first == noted.last ? [meal.note] : noted).filter { !$0.isEmpty }
  }

  /// The entry that is cooked for an entry: the entry itself or, for leftovers, their source.
  ///
  /// Nil if the source is unknown.
  ///
  /// Leftovers have the contents of their source, even if the source was removed from the plan or
  /// is leftovers itself.
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
  /// Whether the entry was cooked and its contents at that time are known.
  fileprivate var isFrozen: Bool { state == .cooked && cooked != nil }

  fileprivate func eaterCount(_ facts: PlanFacts) -> Int {
    seats(amongPeople: facts.people)
  }
}

extension PlannedMeal.Content {
  /// The source of leftovers; nil if the entry is not leftovers.
  public var source: PlannedMealID? {
    if case .leftovers(let id, _) = self { id } else { nil }
  }
}
