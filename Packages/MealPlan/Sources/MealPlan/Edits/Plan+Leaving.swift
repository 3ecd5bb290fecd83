import MealModels

extension Plan {
  /// Plans what is left of a meal for a lunch after it, and cooks enough for both.
  ///
  /// That is the first lunch with nothing planned while the meal keeps; where each has something, the
  /// first whose meals may make room: nobody cooked, skipped or locked them, and they neither are
  /// leftovers nor leave any. Whoever eats the meal eats what is left of it.
  ///
  /// - Parameters:
  ///   - id: The meal that is cooked.
  ///   - days: How many days after cooking it may be eaten; ``LeftoverKeeping/days`` at most.
  ///   - open: The first time that is still to come.
  ///   - facts: How many eat, and for how many a recipe is written.
  ///   - newID: Gives an id that no entry ever had.
  /// - Throws: `PlanError.noLeftovers` of a meal that does not keep, is no recipe or was skipped, and
  ///   `PlanError.noRoomForLeftovers`.
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

  /// Whether everything planned for a time may make room.
  private func hasRoom(_ slot: PlanSlot) -> Bool {
    let leftovers = leftovers
    return entries(in: slot).allSatisfy { meal in
      meal.state == .planned && !meal.isLocked && meal.content.source == nil
        && leftovers[meal.id] == nil
    }
  }

  /// Raises the servings of a meal to what is eaten of it, then and later; nothing once it is cooked.
  private func cookingEnough(for meal: PlannedMeal, _ facts: PlanFacts) -> [PlanEvent] {
    guard meal.state == .planned,
      let servings = servings(of: meal, leftovers[meal.id] ?? [], facts),
      servings.eaten > servings.cooked
    else { return [] }
    let most = PlannedMeal.servingsRange.upperBound
    return [.changed(meal.id, .servings(min(servings.eaten, most)))]
  }
}
