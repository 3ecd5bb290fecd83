import DesignSystem
import MealModels

/// What can be done with what goes with a meal.
public enum SideAction {
  /// Shows what may stand beside a meal, and the recipe of what does; the place is counted from 0.
  public static let open = ActionForm(
    "side.open", about: .both(.id(MealID.self), .integer("place")))
  /// Takes a side dish there.
  public static let choose = ActionForm(
    "side.choose",
    about: .both(
      .both(.id(MealID.self), .integer("place")), .id(MealID.self, named: "side")))
  /// Takes nothing there.
  public static let leaveOut = ActionForm(
    "side.leaveOut", about: .both(.id(MealID.self), .integer("place")))
}
