import DesignSystem
import MealModels

/// What can be done with a recipe.
public enum RecipeAction {
  /// Opens Recipe Detail.
  public static let open = ActionForm("recipe.open", about: .id(MealID.self))
  /// Starts cooking step by step.
  public static let startCooking = ActionForm("recipe.startCooking", about: .id(MealID.self))
}

/// What can be done with a meal outside of the app; an app adds what it leads to.
public enum MealAction {
  /// Asks which delivery service to order from (G-06).
  public static let order = ActionForm("meal.order", about: .id(MealID.self))
  /// Hands it on as text.
  public static let share = ActionForm("meal.share", about: .id(MealID.self))
}

/// What can be done with saved meals; an app adds what its own screen of them offers.
public enum FavoritesAction {
  /// Saves a meal, or removes it when it is saved.
  public static let toggle = ActionForm("favorites.toggle", about: .id(MealID.self))
}

/// What can be done about premium; an app adds what its paywall offers.
public enum PremiumAction {
  /// Opens the paywall.
  public static let open = ActionForm("premium.open")
}

/// What can be done in Settings; an app adds what its own pages offer.
public enum SettingsAction {
  /// Opens a sub-screen, of an eater where each has an own one.
  public static let open = ActionForm(
    "settings.open", about: .ofEater(.id(SettingsPageID.self, named: "screen")))

  /// The action that opens a sub-screen, of an eater where each has an own one.
  public static func opening(_ page: SettingsPageID, eater: String? = nil) -> ControlAction {
    ControlAction(open, OfEater(page, of: eater), motion: .push)
  }
}
