import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// MealAdvisor's premium rules: cuisines and limits on nutrition are premium, and so are saving
  /// and sharing.
  ///
  /// Leaving out a food is free, because a wish is not a luxury.
  public static let mealAdvisor = PremiumRules(.mealAdvisor, sharing: .weeklyPlanner)

  /// RecipeApp's rules: planning is free, and so is sharing the plan.
  public static let withFreePlanning = PremiumRules(.recipeApp, sharing: nil)

  private init(_ offer: PremiumOffer, sharing: PremiumFeature?) {
    self.init(
      offer, settings: [.cuisines: .cuisineFilter, .nutrition: .nutritionLimits],
      saved: offer.item(.foodFavorites) == nil
        ? [.mealFavorites: .meal] : [.mealFavorites: .meal, .foodFavorites: .food],
      sharing: sharing)
  }
}
