import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// What MealAdvisor sells: the cuisines, the dislikes and the limits on nutrition are premium, and
  /// so are saving and sharing.
  public static let mealAdvisor = PremiumRules(sharing: .weeklyPlanner)

  /// The same where planning is free, and so is sharing what is planned.
  static let withFreePlanning = PremiumRules(sharing: nil)

  private init(sharing: PremiumFeature?) {
    self.init(
      .mealAdvisor,
      settings: [
        .cuisines: .cuisineFilter, .dislikes: .ingredientExclusions, .nutrition: .nutritionLimits,
      ],
      saved: [.mealFavorites: .meal, .foodFavorites: .food], sharing: sharing)
  }
}
