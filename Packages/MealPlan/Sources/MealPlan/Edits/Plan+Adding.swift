/// What a person does to the plan: each function gives the events of one change, to be stored as
/// one batch so that it is undone as one, and none where everything is so already.
extension Plan {
  /// Plans something for a slot, after what is there.
  ///
  /// - Parameters:
  ///   - content: What is eaten. Leftovers of leftovers are those of what was cooked.
  ///   - slot: When.
  ///   - servings: How many are cooked, 1 to 100; nil for those of the recipe.
  ///   - eaters: Who eats it; empty for everybody.
  ///   - note: What else there is to say.
  ///   - newID: Gives an id that no entry ever had.
  public func adding(
    _ content: PlannedMeal.Content, to slot: PlanSlot, servings: Int? = nil, eaters: [String] = [],
    note: String = "", newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let id = try unused(newID())
    var meal = PlannedMeal(
      id: id, slot: slot, position: positionAtEnd(of: slot), content: content, servings: servings,
      eaters: eaters, note: note)
    for field in [PlanField.content, .servings, .eaters, .note] {
      meal.apply(try checked(meal.change(of: field), of: id))
    }
    return [.added(meal)]
  }

  /// Plans the same for another slot too, still to come there.
  public func duplicating(
    _ id: PlannedMealID, to slot: PlanSlot, newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let meal = try planned(id)
    return [.added(meal.copy(try unused(newID()), in: slot, at: positionAtEnd(of: slot)))]
  }

  /// The entry of an id.
  func planned(_ id: PlannedMealID) throws(PlanError) -> PlannedMeal {
    guard let meal = self[id] else { throw .unknownEntry(id) }
    return meal
  }

  /// An id that is free.
  func unused(_ id: PlannedMealID) throws(PlanError) -> PlannedMealID {
    guard !isUsed(id) else { throw .usedID(id) }
    return id
  }

  /// The position behind everything in a slot.
  func positionAtEnd(of slot: PlanSlot) -> Double {
    entries(in: slot).last.map { $0.position.rounded(.down) + 1 } ?? 0
  }
}

extension PlannedMeal {
  /// The same for another time, still to come; what it breaks must be accepted anew.
  func copy(_ id: PlannedMealID, in slot: PlanSlot, at position: Double) -> PlannedMeal {
    PlannedMeal(
      id: id, slot: slot, position: position, content: content, servings: servings, eaters: eaters,
      note: note, isLocked: isLocked)
  }
}
