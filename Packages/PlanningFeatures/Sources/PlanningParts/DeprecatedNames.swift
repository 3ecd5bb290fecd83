import MealPlan

extension SyncStatus {
  /// The former name of `pendingMeals`.
  @available(*, deprecated, renamed: "pendingMeals")
  public var drafts: Set<PlannedMealID> {
    get { pendingMeals }
    set { pendingMeals = newValue }
  }
}
