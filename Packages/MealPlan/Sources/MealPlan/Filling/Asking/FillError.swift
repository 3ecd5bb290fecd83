import MealModels

/// Why a week cannot be planned as it was asked for.
public enum FillError: Error, Equatable, Sendable {
  /// A locked meal is not among the meals to choose from.
  case unknownMeal(MealID)
  /// A locked meal breaks a limit.
  case unsafeMeal(MealID)
  /// A lock or another meal is asked for in a slot that is not planned.
  case slotNotPlanned(PlanSlot)
  /// Another meal is asked for in a slot that is locked.
  case slotLocked(PlanSlot)
}
