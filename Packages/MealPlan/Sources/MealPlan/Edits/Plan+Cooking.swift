extension Plan {
  /// The entry to mark as cooked.
  ///
  /// - Parameter today: the present day; a meal of a later day cannot be cooked yet.
  /// - Throws: `PlanError.notYet` for a meal of a later day.
  public func cooking(_ id: PlannedMealID, on today: Int) throws(PlanError) -> PlannedMeal {
    let meal = try planned(id)
    guard meal.slot.day <= today else { throw .notYet(id) }
    return meal
  }
}
