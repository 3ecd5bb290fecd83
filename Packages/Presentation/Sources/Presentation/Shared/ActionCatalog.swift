import DesignSystem

/// Every action that the screens of this package can carry.
public enum ActionCatalog {
  /// The ids, in the order of the screens; a control with any other id is a mistake.
  public static let all: [ActionID] = [
    HomeAction.newSuggestion, HomeAction.retry, HomeAction.dismissNudge, HomeAction.relax,
    RecipeAction.open, RecipeAction.startCooking,
    CookingAction.next, CookingAction.previous, CookingAction.finish,
    FavoritesAction.toggle, FavoritesAction.remove, FavoritesAction.discover,
    MealAction.order, MealAction.share,
    PremiumAction.learnMore, PremiumAction.startTrial, PremiumAction.maybeLater,
    PremiumAction.open,
    SettingsAction.open, SettingsAction.diet, SettingsAction.allergy, SettingsAction.allergyFood,
    SettingsAction.dislike, SettingsAction.cookingTime, SettingsAction.cuisine,
    SettingsAction.signIn,
    SystemAction.contactSupport, SystemAction.restart,
    NavigationAction.selectTab, NavigationAction.dismiss,
  ]
}
