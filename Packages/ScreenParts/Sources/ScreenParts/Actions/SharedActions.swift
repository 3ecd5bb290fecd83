import DesignSystem

/// What can be done with a recipe.
public enum RecipeAction {
  /// Opens Recipe Detail of `id`.
  public static let open: ActionID = "recipe.open"
  /// Starts cooking `id` step by step.
  public static let startCooking: ActionID = "recipe.startCooking"
}

/// What can be done with a meal outside of the app.
public enum MealAction {
  /// Asks which delivery service to order `id` from (G-06).
  public static let order: ActionID = "meal.order"
  /// Looks for `id` at the delivery service `service`.
  public static let orderWith: ActionID = "meal.orderWith"
  /// Hands `id` on as text.
  public static let share: ActionID = "meal.share"
}

/// What can be done with saved meals; an app adds what its own screen of them offers.
public enum FavoritesAction {
  /// Saves `id`, or removes it when it is saved.
  public static let toggle: ActionID = "favorites.toggle"
}

/// What can be done about premium; an app adds what its paywall offers.
public enum PremiumAction {
  /// Opens the paywall.
  public static let open: ActionID = "premium.open"
}

/// What can be done in Settings; an app adds what its own pages offer.
public enum SettingsAction {
  /// Opens the sub-screen with the id `screen`, of `eater` where each has an own one.
  public static let open: ActionID = "settings.open"
}
