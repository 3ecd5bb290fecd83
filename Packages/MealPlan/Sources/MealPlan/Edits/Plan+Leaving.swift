import MealModels

extension Plan {
  /// Plans the leftovers of a meal for a later lunch, and raises the servings to be enough for
  /// both.
  ///
  /// It uses the first empty lunch while the meal keeps. If no lunch is empty, it uses the first
  /// lunch whose meals can be replaced. Such meals are not cooked, skipped, locked or leftovers,
  /// and have no leftovers. The eaters of the meal eat its leftovers.
  ///
  /// - Parameters:
  ///   - id: The meal that is cooked.
  ///   - days: How many days after cooking it may be eaten; ``LeftoverKeeping/days`` at most.
  ///   - open: The first slot that is not over.
  ///   - facts: The number of eaters, and the servings of each recipe.
  ///   - newID: Makes an id that no entry ever had.
  /// - Throws: `PlanError.noLeftovers` if the meal does not keep, is not a recipe or was skipped;
  ///   `PlanError.noRoomForLeftovers` if no lunch is free in time.
  public func leaving(
    _ id: PlannedMealID, keeping days: Int, from open: PlanSlot, against facts: PlanFacts,
    newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let meal = try planned(id)
    guard meal.content.recipe != nil, meal.state != .skipped, days > 0 else {
      throw .noLeftovers(id)
    }
    let lunches = (1...min(days, LeftoverKeeping.days))
      .map { PlanSlot(day: meal.slot.day + $0, slot: .lunch) }.filter { $0 >= open }
    let free = lunches.first { entries(in: $0).isEmpty }
    guard let lunch = free ?? lunches.first(where: hasRoom) else { throw .noRoomForLeftovers(id) }
    let room = entries(in: lunch).map { PlanEvent.changed($0.id, .isRemoved(true)) }
    let added = try applying(room).adding(
      .leftovers(of: id, title: meal.content.title), to: lunch, eaters: meal.eaters, newID: newID)
    return room + added + applying(room + added).cookingEnough(for: meal, facts)
  }

  /// Whether everything planned for a time can be replaced.
  private func hasRoom(_ slot: PlanSlot) -> Bool {
    let leftovers = leftovers
    return entries(in: slot).allSatisfy { meal in
      meal.state == .planned && !meal.isLocked && meal.content.source == nil
        && leftovers[meal.id] == nil
    }
  }

  /// Raises the servings of a meal to those eaten then and later; no event if it was cooked.
  private func cookingEnough(for meal: PlannedMeal, _ facts: PlanFacts) -> [PlanEvent] {
    guard meal.state == .planned,
      let servings = servings(of: meal, leftovers[meal.id] ?? [], facts),
      servings.eaten > servings.cooked
    else { return [] }
    let most = PlannedMeal.servingsRange.upperBound
    return [.changed(meal.id, .servings(min(servings.eaten, most)))]
  }
}
