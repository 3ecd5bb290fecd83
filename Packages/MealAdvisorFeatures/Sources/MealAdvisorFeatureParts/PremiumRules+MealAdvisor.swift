import EaterRecord
import PremiumGate
import Presentation

extension PremiumRules {
  /// What MealAdvisor sells: the cuisines, the dislikes and the limits on nutrition are premium, and
  /// so are saving and sharing.
  public static let mealAdvisor = PremiumRules(sharing: .weeklyPlanner)

  fileprivate static let withFreePlanning = PremiumRules(sharing: nil)

  private init(sharing: PremiumFeature?) {
    self.init(
      .mealAdvisor,
      settings: [
        .cuisines: .cuisineFilter, .dislikes: .ingredientExclusions, .nutrition: .nutritionLimits,
      ],
      saved: [.mealFavorites: .meal, .foodFavorites: .food], sharing: sharing)
  }
}

extension AppLayout {
  /// What an app sells that is walked so: what is planned is shared for nothing where planning is free.
  public var premium: PremiumRules { self == .planner ? .withFreePlanning : .mealAdvisor }
}
