import MealModels
import SuggestionEngine

/// A wish or limit that a plan could not meet.
public enum PlanProblem: Hashable, Sendable {
  /// No meal fits the slot; for each wish, how many meals would fit if only it were relaxed.
  case nothingFits(PlanSlot, possible: [Relaxation])
  /// A wish was relaxed for the meal of the slot, because no meal there meets all wishes.
  case wishBent(PlanSlot, Relaxation)
  /// Only a meal that repeats within the window is left.
  ///
  /// The slots are the other times of the meal in the plan; empty if it was shown or eaten before
  /// the plan.
  case repeated(PlanSlot, of: [PlanSlot])
  /// The plan does not keep a quota, by this many meals.
  case missedQuota(Quota, by: Int)
  /// The week that begins on a day costs more than it should, by this much.
  case overBudget(Money, by: Money, weekOf: Int)
  /// The cost of the slot's meal is unknown, so the plan may exceed the budget.
  case unknownCost(PlanSlot)
  /// There is a budget, but no meal has a known cost.
  case noPrices
  /// No dish that fits the slot stays fresh long enough, so the given entries have no leftovers
  /// to use.
  case nothingLeft([PlannedMealID], of: PlanSlot)
  /// A kept or locked entry breaks a limit of its eaters, even if a person accepted that.
  case breaksLimit(PlannedMealID)
  /// A food at home is not used up by the day on which it expires.
  case notUsedUp(FoodID, by: Int)
}
