import DesignSystem
import MealModels

/// The actions on the sides of a meal.
public enum SideAction {
  /// Shows the sides that a meal may have, and the recipe of the served one.
  ///
  /// The place of a side in the meal is counted from 0.
  public static let open = ActionForm(
    "side.open", about: .both(.id(MealID.self), .integer("place")))
  /// Chooses the side dish for a place.
  public static let choose = ActionForm(
    "side.choose",
    about: .both(
      .both(.id(MealID.self), .integer("place")), .id(MealID.self, named: "side")))
  /// Leaves a place without a side dish.
  public static let leaveOut = ActionForm(
    "side.leaveOut", about: .both(.id(MealID.self), .integer("place")))
}
