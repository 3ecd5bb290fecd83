import MealModels

/// The reason why a week cannot be planned as requested.
public enum FillError: Error, Equatable, Sendable {
  /// A locked meal is not among the meals to choose from.
  case unknownMeal(MealID)
  /// A locked meal breaks a limit.
  case unsafeMeal(MealID)
  /// The request locks or rerolls a slot that is not planned.
  case slotNotPlanned(PlanSlot)
  /// The request rerolls a locked slot.
  case slotLocked(PlanSlot)
}
