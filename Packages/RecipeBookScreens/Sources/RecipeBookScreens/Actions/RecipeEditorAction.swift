import DesignSystem
import MealModels

/// What can be done while a recipe is written or changed.
public enum RecipeEditorAction {
  /// Names the dish.
  public static let name = ActionForm("recipeEditor.name", enters: .text(maxLength: 200))
  /// Says how many people it feeds, as typed.
  public static let servings = ActionForm("recipeEditor.servings", enters: .text(maxLength: 8))
  /// Says how many people it feeds, by one step.
  public static let stepServings = ActionForm(
    "recipeEditor.stepServings", about: .integer("to"))
  /// Says how many minutes it takes, as typed.
  public static let minutes = ActionForm("recipeEditor.minutes", enters: .text(maxLength: 8))
  /// Opens the sheet of an ingredient by its position; nil for a new one.
  public static let ingredient = ActionForm(
    "recipeEditor.ingredient", about: ArgumentForm<Int>.integer("at").optional())
  /// Opens the sheet of a step by its position; nil for a new one.
  public static let step = ActionForm(
    "recipeEditor.step", about: ArgumentForm<Int>.integer("at").optional())
  /// Moves a line to another position of its list.
  public static let move = ActionForm("recipeEditor.move", about: .lineMove)
  /// Removes a line.
  public static let removeLine = ActionForm("recipeEditor.removeLine", about: .linePlace)
  /// Puts a line back that was removed.
  public static let undo = ActionForm("recipeEditor.undo")
  /// Asks what a name is that nobody knows.
  public static let settle = ActionForm("recipeEditor.settle", about: .text("name"))
  /// Chooses a photo.
  public static let choosePhoto = ActionForm("recipeEditor.choosePhoto")
  /// Takes the photo away.
  public static let removePhoto = ActionForm("recipeEditor.removePhoto")
  /// Keeps the recipe.
  public static let save = ActionForm("recipeEditor.save")
  /// Leaves without saving; asks first where something would be lost.
  public static let cancel = ActionForm("recipeEditor.cancel")
  /// Gives up what was not saved.
  public static let discard = ActionForm("recipeEditor.discard")

  /// All of them, with those of the sheets.
  public static let all: [any ActionDeclaration] =
    [
      name, servings, stepServings, minutes, ingredient, step, move, removeLine, undo, settle,
      choosePhoto, removePhoto, save, cancel, discard,
    ] + RecipeLineAction.all + NameSettlingAction.all
}

/// What can be done in the sheets of an ingredient and of a step.
public enum RecipeLineAction {
  /// Says how much of the food, such as `1 1/2`.
  public static let amount = ActionForm("recipeLine.amount", enters: .text(maxLength: 40))
  /// Says in which unit, such as `cups`.
  public static let unit = ActionForm("recipeLine.unit", enters: .text(maxLength: 40))
  /// Says which food, with what is done to it, and looks for foods of that name.
  public static let food = ActionForm("recipeLine.food", enters: .text(maxLength: 400))
  /// Takes a food that was found.
  public static let takeFood = ActionForm("recipeLine.takeFood", about: .text("name"))
  /// Says what is done in a step.
  public static let text = ActionForm("recipeLine.text", enters: .text(maxLength: 4_000))
  /// Puts the line into the recipe.
  public static let keep = ActionForm("recipeLine.keep")

  static let all: [any ActionDeclaration] = [amount, unit, food, takeFood, text, keep]
}

/// What can be done in the sheet that asks what a name is.
public enum NameSettlingAction {
  /// Looks for foods of a name.
  public static let find = ActionForm("settling.find", enters: .text(maxLength: 80))
  /// Chooses a food that the name means or contains, or no longer.
  public static let choose = ActionForm("settling.choose", about: .id(FoodID.self))
  /// Stores that the name means the chosen foods.
  public static let keep = ActionForm("settling.keep")
  /// Stores that a word of a text is no food.
  public static let noFood = ActionForm("settling.noFood")
  /// Takes back what a name was said to mean.
  public static let forget = ActionForm("settling.forget", about: .text("name"))

  static let all: [any ActionDeclaration] = [find, choose, keep, noFood, forget]
}
