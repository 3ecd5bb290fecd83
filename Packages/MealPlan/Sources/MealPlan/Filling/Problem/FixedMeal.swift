import MealModels

/// A meal that stands in the plan already, or was eaten before it.
struct FixedMeal: Hashable, Sendable {
  /// When it is eaten.
  var slot: PlanSlot
  /// Its position in the pool.
  var meal: Int
  /// Whether it is eaten again and was cooked before.
  var isLeftovers = false
  /// Servings that are cooked; nil for as many as people eat.
  var servings: Int?
  /// Servings that nobody has eaten yet.
  var spareServings = 0
  /// Its entry, where it has one.
  var id: PlannedMealID?
  /// Whether it comes from the history and not from the plan.
  var isPast = false
}

/// What is still owed of a meal that is filled anew, because kept entries are its leftovers.
struct OwedLeftovers: Hashable, Sendable {
  /// For how many days it must keep.
  var days: Int
  /// How many servings they are.
  var servings: Int
  /// The entries that are leftovers of it.
  var entries: [PlannedMealID] = []
}
