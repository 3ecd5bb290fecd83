import MealModels
import SuggestionEngine

/// A wish or limit that stands in the way of a plan.
public enum PlanProblem: Hashable, Sendable {
  /// No meal fits the slot; each wish with how many meals it would open if it alone bent.
  case nothingFits(PlanSlot, possible: [Relaxation])
  /// A wish had to bend for the meal of the slot, because no meal fulfils all of them there.
  case wishBent(PlanSlot, Relaxation)
  /// Only a meal that comes again within the window is left: with the times of the plan at which it
  /// comes too, none where it was shown or eaten before it.
  case repeated(PlanSlot, of: [PlanSlot])
  /// The plan does not keep a quota, by so many meals.
  case missedQuota(Quota, by: Int)
  /// The week that begins on a day costs more than it should, by so much.
  case overBudget(Money, by: Money, weekOf: Int)
  /// Nobody knows what the meal of the slot costs, so the budget may not hold.
  case unknownCost(PlanSlot)
  /// There is a budget, and nobody knows what meals cost.
  case noPrices
  /// No dish that fits the slot keeps, so that these kept entries are leftovers of nothing.
  case nothingLeft([PlannedMealID], of: PlanSlot)
  /// A kept or locked entry breaks a limit of who eats it, whether somebody accepted that or not.
  case breaksLimit(PlannedMealID)
  /// Something at home is not used up by the day on which it expires.
  case notUsedUp(FoodID, by: Int)
}
