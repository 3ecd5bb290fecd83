import MealModels

/// The edits of the plan by a person.
///
/// Each function returns the events of one change, or none if nothing changes. The caller stores
/// the events as one batch, so that one undo reverts them all.
extension Plan {
  /// Plans an entry for a slot, after the entries there.
  ///
  /// - Parameters:
  ///   - content: The meal. Leftovers of leftovers become those of the cooked meal.
  ///   - slot: The slot.
  ///   - servings: The servings to cook, 1 to 100; nil for the recipe's servings.
  ///   - eaters: The names of the eaters; empty for everyone.
  ///   - guests: How many guests eat it too.
  ///   - note: A further note.
  ///   - refused: The recipes that a person refused for it.
  ///   - newID: Makes a new id that no entry ever used.
  public func adding(
    _ content: PlannedMeal.Content, to slot: PlanSlot, servings: Int? = nil, eaters: [String] = [],
    guests: Int = 0, note: String = "", refused: Set<RecipeID> = [], newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let id = try unused(newID())
    var meal = PlannedMeal(
      id: id, slot: slot, position: positionAtEnd(of: slot), content: content, servings: servings,
      eaters: eaters, guests: guests, note: note, refused: refused)
    for field in [PlanField.content, .servings, .eaters, .guests, .note] {
      meal.apply(try checked(meal.change(of: field), of: id))
    }
    return [.added(meal)]
  }

  /// Plans a copy of an entry for another slot; the copy is not cooked yet.
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

  /// The id, if no entry has used it; else throws.
  func unused(_ id: PlannedMealID) throws(PlanError) -> PlannedMealID {
    guard !isUsed(id) else { throw .usedID(id) }
    return id
  }

  /// The position after all entries in a slot.
  func positionAtEnd(of slot: PlanSlot) -> Double {
    entries(in: slot).last.map { $0.position.rounded(.down) + 1 } ?? 0
  }
}

extension PlannedMeal {
  /// A copy of an entry for another time.
  ///
  /// The copy is not cooked yet, and a person must accept its broken limits again.
  func copy(_ id: PlannedMealID, in slot: PlanSlot, at position: Double) -> PlannedMeal {
    PlannedMeal(
      id: id, slot: slot, position: position, content: content, servings: servings, eaters: eaters,
      guests: guests, note: note, isLocked: isLocked)
  }
}
