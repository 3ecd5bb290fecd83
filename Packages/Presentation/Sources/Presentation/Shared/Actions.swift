import DesignSystem

/// What can be done on Home.
public enum HomeAction {
  /// Asks for another meal.
  public static let newSuggestion: ActionID = "home.newSuggestion"
  /// Asks again after a failure.
  public static let retry: ActionID = "home.retry"
  /// Closes the nudge.
  public static let dismissNudge: ActionID = "home.dismissNudge"
  /// Asks for a meal with one wish bent, this once: `wish` is `cuisine`, `time` or `slot`.
  ///
  /// With `time`, `minutes` is the new limit; without it there is none.
  public static let relax: ActionID = "home.relax"
}

/// What can be done with a recipe.
public enum RecipeAction {
  /// Opens Recipe Detail of `id`.
  public static let open: ActionID = "recipe.open"
  /// Starts cooking `id` step by step.
  public static let startCooking: ActionID = "recipe.startCooking"
}

/// What can be done with saved meals.
public enum FavoritesAction {
  /// Saves `id`, or removes it when it is saved.
  public static let toggle: ActionID = "favorites.toggle"
  /// Removes `id`.
  public static let remove: ActionID = "favorites.remove"
  /// Goes where meals are found: Home.
  public static let discover: ActionID = "favorites.discover"
}

/// What can be done with a meal outside of the app.
public enum MealAction {
  /// Orders `id` at a delivery service.
  public static let order: ActionID = "meal.order"
  /// Hands `id` on as text.
  public static let share: ActionID = "meal.share"
}

/// What can be done about premium.
public enum PremiumAction {
  /// Opens the paywall from the prompt or the nudge.
  public static let learnMore: ActionID = "premium.learnMore"
  /// Starts the trial, or the subscription where the trial was used.
  public static let startTrial: ActionID = "premium.startTrial"
  /// Leaves premium for another time.
  public static let maybeLater: ActionID = "premium.maybeLater"
  /// Opens the paywall from anywhere else.
  public static let open: ActionID = "premium.open"
}

/// What can be done in Settings.
public enum SettingsAction {
  /// Opens the sub-screen with the id `screen`.
  public static let open: ActionID = "settings.open"
  /// Turns the diet `id` on or off.
  public static let diet: ActionID = "settings.diet"
  /// Turns the allergy to the allergen `id` on or off.
  public static let allergy: ActionID = "settings.allergy"
  /// Turns the allergy to the food `id` on or off.
  public static let allergyFood: ActionID = "settings.allergyFood"
  /// Leaves the food `id` out, or no longer.
  public static let dislike: ActionID = "settings.dislike"
  /// Sets the cooking time: the value is minutes, or `no-limit`.
  public static let cookingTime: ActionID = "settings.cookingTime"
  /// Turns the cuisine `id` on or off; `all` clears the list.
  public static let cuisine: ActionID = "settings.cuisine"
  /// Signs in with Apple.
  public static let signIn: ActionID = "settings.signIn"
}

/// What can be done when everything failed.
public enum SystemAction {
  /// Writes to support.
  public static let contactSupport: ActionID = "system.contactSupport"
  /// Begins again from what is stored.
  public static let restart: ActionID = "system.restart"
}

/// What the shell does itself.
public enum NavigationAction {
  /// Selects the tab `id`.
  public static let selectTab: ActionID = "tab.select"
  /// Takes away the top screen.
  public static let dismiss: ActionID = "navigation.dismiss"
}
