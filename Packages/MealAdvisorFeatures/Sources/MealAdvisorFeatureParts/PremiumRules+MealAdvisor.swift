import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// What MealAdvisor sells: the cuisines and the dislikes are premium, and so is saving.
  public static let mealAdvisor = PremiumRules(
    .mealAdvisor, settings: [.cuisines: .cuisineFilter, .dislikes: .ingredientExclusions],
    saved: [.mealFavorites: .meal, .foodFavorites: .food])
}
