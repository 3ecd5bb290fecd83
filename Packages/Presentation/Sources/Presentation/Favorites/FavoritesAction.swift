import DesignSystem
import MealModels
import ScreenParts

extension FavoritesAction {
  /// Removes a meal.
  public static let remove = ActionForm("favorites.remove", about: .id(MealID.self))
  /// Restores a meal that was just removed.
  public static let undoRemove = ActionForm("favorites.undoRemove", about: .id(MealID.self))
  /// Shows Remove and Share next to each meal.
  public static let edit = ActionForm("favorites.edit")
  /// Shows the grid again.
  public static let done = ActionForm("favorites.done")
  /// Reads the stored meals again (C-P07).
  public static let refresh = ActionForm("favorites.refresh")
  /// Opens Home, where the eater finds meals.
  public static let discover = ActionForm("favorites.discover")
}
