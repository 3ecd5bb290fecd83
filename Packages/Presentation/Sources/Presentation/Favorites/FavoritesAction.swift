import DesignSystem
import MealModels
import ScreenParts

extension FavoritesAction {
  /// Removes a meal.
  public static let remove = ActionForm("favorites.remove", about: .id(MealID.self))
  /// Brings back a meal that was just removed.
  public static let undoRemove = ActionForm("favorites.undoRemove", about: .id(MealID.self))
  /// Shows Remove and Share beside each meal.
  public static let edit = ActionForm("favorites.edit")
  /// Shows the grid again.
  public static let done = ActionForm("favorites.done")
  /// Reads again what is stored (C-P07).
  public static let refresh = ActionForm("favorites.refresh")
  /// Goes where meals are found: Home.
  public static let discover = ActionForm("favorites.discover")
}
