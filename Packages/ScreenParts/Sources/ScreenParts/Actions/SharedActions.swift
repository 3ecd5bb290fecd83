import DesignSystem
import MealModels

/// The actions on a recipe.
public enum RecipeAction {
  /// Opens Recipe Detail.
  public static let open = ActionForm("recipe.open", about: .id(MealID.self))
  /// Opens the page that an own recipe is from.
  public static let openSource = ActionForm("recipe.openSource", about: .id(MealID.self))
  /// Starts cooking step by step.
  public static let startCooking = ActionForm("recipe.startCooking", about: .id(MealID.self))
}

/// The actions on a meal that lead out of the app; an app adds those of its own screens.
public enum MealAction {
  /// Shows the delivery services to order the meal from (G-06).
  public static let order = ActionForm("meal.order", about: .id(MealID.self))
  /// Shares the meal as text.
  public static let share = ActionForm("meal.share", about: .id(MealID.self))
}

/// The actions on saved meals; an app adds those of its screen of saved meals.
public enum FavoritesAction {
  /// Saves a meal, or removes it if it is already saved.
  public static let toggle = ActionForm("favorites.toggle", about: .id(MealID.self))
}

/// The actions on premium; an app adds those of its paywall.
public enum PremiumAction {
  /// Opens the paywall.
  public static let open = ActionForm("premium.open")
}

/// The actions of Settings; an app adds those of its own pages.
public enum SettingsAction {
  /// Opens a page of Settings; names an eater if each eater has a separate page.
  public static let open = ActionForm(
    "settings.open", about: .ofEater(.id(SettingsPageID.self, named: "screen")))

  /// The action that opens a page of Settings; it names an eater if each eater has a separate page.
  public static func opening(_ page: SettingsPageID, eater: String? = nil) -> ControlAction {
    ControlAction(open, OfEater(page, of: eater), motion: .push)
  }
}
