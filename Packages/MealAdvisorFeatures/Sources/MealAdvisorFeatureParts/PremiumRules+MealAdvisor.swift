import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// MealAdvisor's premium rules: cuisines, dislikes and limits on nutrition are premium, and so
  /// are saving and sharing.
  public static let mealAdvisor = PremiumRules(sharing: .weeklyPlanner)

  /// MealAdvisor's rules with free planning, so that sharing the plan is free too.
  public static let withFreePlanning = PremiumRules(sharing: nil)

  private init(sharing: PremiumFeature?) {
    self.init(
      .mealAdvisor,
      settings: [
        .cuisines: .cuisineFilter, .dislikes: .ingredientExclusions, .nutrition: .nutritionLimits,
      ],
      saved: [.mealFavorites: .meal, .foodFavorites: .food], sharing: sharing)
  }
}
