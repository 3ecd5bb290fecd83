import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// What MealAdvisor sells: the cuisines, the dislikes and the limits on nutrition are premium, and
  /// so is saving.
  public static let mealAdvisor = PremiumRules(
    .mealAdvisor,
    settings: [
      .cuisines: .cuisineFilter, .dislikes: .ingredientExclusions, .nutrition: .nutritionLimits,
    ],
    saved: [.mealFavorites: .meal, .foodFavorites: .food], sharing: .weeklyPlanner)
}
