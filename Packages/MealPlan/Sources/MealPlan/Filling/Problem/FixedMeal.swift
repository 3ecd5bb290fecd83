import MealModels

/// A meal that is already in the plan, or was eaten before it.
struct FixedMeal: Hashable, Sendable {
  /// The slot in which the meal is eaten.
  var slot: PlanSlot
  /// Its position in the pool.
  var meal: Int
  /// Whether the meal is leftovers of an earlier one.
  var isLeftovers = false
  /// The servings to cook; nil for as many as people eat at home.
  var servings: Int?
  /// The cooked servings that no entry eats yet.
  var spareServings = 0
  /// The id of its entry; nil if it has no entry.
  var id: PlannedMealID?
  /// Whether it comes from the history and not from the plan.
  var isPast = false
}

/// The leftovers that a refilled meal still owes, because kept entries are its leftovers.
struct OwedLeftovers: Hashable, Sendable {
  /// The days for which the meal must keep.
  var days: Int
  /// The servings that the kept entries need.
  var servings: Int
  /// The entries that are leftovers of the meal.
  var entries: [PlannedMealID] = []
}
