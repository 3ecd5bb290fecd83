/// The state of one entry, also before it was added and after it was removed.
struct KnownEntry: Hashable, Sendable {
  /// The entry; unknown fields have default values.
  private(set) var meal: PlannedMeal
  /// Whether the entry was added.
  private(set) var isAdded = false
  /// Whether the entry was removed from the plan.
  private(set) var isRemoved = false
  /// The fields that events changed, one bit each.
  private var changed: UInt16 = 0

  init(_ id: PlannedMealID) {
    meal = PlannedMeal(id: id, slot: PlanSlot(day: 0, slot: .dinner), content: .text(""))
  }

  /// Whether the entry is on the plan.
  var isPlanned: Bool { isAdded && !isRemoved }

  /// Applies the event that added the entry; fields that other events changed keep their values.
  mutating func add(_ added: PlannedMeal) {
    var meal = added
    for field in PlanField.allCases where changed & field.bit != 0 {
      meal.apply(self.meal.change(of: field))
    }
    self.meal = meal
    isAdded = true
  }

  mutating func apply(_ change: PlanChange) {
    changed |= change.field.bit
    if case .isRemoved(let isRemoved) = change { self.isRemoved = isRemoved }
    meal.apply(change)
  }
}

extension PlanField {
  fileprivate var bit: UInt16 {
    switch self {
    case .slot: 1
    case .content: 2
    case .servings: 4
    case .eaters: 8
    case .note: 16
    case .state: 32
    case .isLocked: 64
    case .accepted: 128
    case .isRemoved: 256
    case .cooked: 512
    case .guests: 1024
    case .refused: 2048
    }
  }
}
