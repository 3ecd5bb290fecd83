import DesignSystem
import MealModels
import ScreenParts

extension RecipeAction {
  /// Opens the sheet for the number of people and the units.
  public static let adjust = ActionForm("recipe.adjust", about: .id(MealID.self))
  /// Shows a recipe for this many people while it is open.
  public static let servings = ActionForm(
    "recipe.servings", about: .both(.id(MealID.self), .integer("count")))
}

extension ActionButton {
  /// The button next to the ingredients that leads to servings and units.
  static func adjust(_ meal: MealID, _ copy: Copy) -> ActionButton {
    ActionButton(
      "recipe.adjust", .text, copy("recipe.adjust"), label: copy("recipe.adjust.label"),
      action: ControlAction(RecipeAction.adjust, meal, motion: .sheet))
  }
}
