import DesignSystem
import Groceries
import MealModels

/// The actions on the food at home.
public enum PantryAction {
  /// Opens the food at home.
  public static let open = ActionForm("pantry.open")
  /// Adds food, such as "500 g rice".
  public static let add = ActionForm("pantry.add", enters: .text(maxLength: 200))
  /// Finishes adding: the field has sent its text before, so only an empty field is refused.
  public static let confirm = ActionForm("pantry.confirm")
  /// Opens an item at home.
  public static let item = ActionForm("pantry.item", about: .id(PantryItemID.self))
  /// Sets the amount that is there now, such as "200 g".
  public static let amount = ActionForm(
    "pantry.amount", about: .id(PantryItemID.self), enters: .text(maxLength: 60))
  /// Sets the last day on which an item should be used, in ISO form; empty if it keeps.
  public static let useBy = ActionForm(
    "pantry.useBy", about: .id(PantryItemID.self), enters: .text(maxLength: 10))
  /// Removes an item that is used up or gone.
  public static let remove = ActionForm("pantry.remove", about: .id(PantryItemID.self))
  /// Restores a removed item.
  public static let bringBack = ActionForm("pantry.bringBack", about: .id(PantryItemID.self))
  /// Makes a food one that is always at home.
  public static let always = ActionForm("pantry.always", about: .id(FoodID.self, named: "food"))
  /// Sets whether a food is always at home.
  public static let staple = ActionForm(
    "pantry.staple", about: .id(FoodID.self, named: "food"), enters: .toggle)

  /// All actions on the food at home.
  public static let all: [any ActionDeclaration] = [
    open, add, confirm, item, amount, useBy, remove, bringBack, always, staple,
  ]
}
