import DesignSystem
import MealModels

/// The actions while a recipe is written or changed.
public enum RecipeEditorAction {
  /// Names the dish.
  public static let name = ActionForm("recipeEditor.name", enters: .text(maxLength: 200))
  /// Sets the typed number of people it feeds.
  public static let servings = ActionForm("recipeEditor.servings", enters: .text(maxLength: 8))
  /// Changes the number of people it feeds by one.
  public static let stepServings = ActionForm(
    "recipeEditor.stepServings", about: .integer("to"))
  /// Sets the typed minutes.
  public static let minutes = ActionForm("recipeEditor.minutes", enters: .text(maxLength: 8))
  /// Opens the sheet of an ingredient by its position; nil for a new one.
  public static let ingredient = ActionForm(
    "recipeEditor.ingredient", about: ArgumentForm<Int>.integer("at").optional())
  /// Opens the sheet of a step by its position; nil for a new one.
  public static let step = ActionForm(
    "recipeEditor.step", about: ArgumentForm<Int>.integer("at").optional())
  /// Moves an ingredient to another position.
  public static let move = ActionForm("recipeEditor.moveIngredient", about: .lineMove)
  /// Moves a step to another position; a drop among the ingredients does not take it.
  public static let moveStep = ActionForm("recipeEditor.moveStep", about: .lineMove)
  /// Removes a line.
  public static let removeLine = ActionForm("recipeEditor.removeLine", about: .linePlace)
  /// Puts a line back that was removed.
  public static let undo = ActionForm("recipeEditor.undo")
  /// Asks for the meaning of an unknown name.
  public static let settle = ActionForm("recipeEditor.settle", about: .text("name"))
  /// Chooses a photo.
  public static let choosePhoto = ActionForm("recipeEditor.choosePhoto")
  /// Takes the photo away.
  public static let removePhoto = ActionForm("recipeEditor.removePhoto")
  /// Saves the recipe.
  public static let save = ActionForm("recipeEditor.save")
  /// Leaves without saving; asks first if changes would be lost.
  public static let cancel = ActionForm("recipeEditor.cancel")
  /// Discards the unsaved recipe.
  public static let discard = ActionForm("recipeEditor.discard")

  /// All actions of the editor and its sheets.
  public static let all: [any ActionDeclaration] =
    [
      name, servings, stepServings, minutes, ingredient, step, move, moveStep, removeLine, undo,
      settle, choosePhoto, removePhoto, save, cancel, discard,
    ] + RecipeLineAction.all + NameSettlingAction.all
}

/// The actions of the sheets of an ingredient and of a step.
public enum RecipeLineAction {
  /// Sets the amount of the food, such as `1 1/2`.
  public static let amount = ActionForm("recipeLine.amount", enters: .text(maxLength: 40))
  /// Sets the unit, such as `cups`.
  public static let unit = ActionForm("recipeLine.unit", enters: .text(maxLength: 40))
  /// Sets the food with its preparation, and searches for foods of that name.
  public static let food = ActionForm("recipeLine.food", enters: .text(maxLength: 400))
  /// Chooses one of the found foods.
  public static let takeFood = ActionForm("recipeLine.takeFood", about: .text("name"))
  /// Sets the text of a step.
  public static let text = ActionForm("recipeLine.text", enters: .text(maxLength: 4_000))
  /// Puts the line into the recipe.
  public static let keep = ActionForm("recipeLine.keep")
  /// Closes the sheet and leaves the line as it was.
  public static let cancel = ActionForm("recipeLine.cancel")

  static let all: [any ActionDeclaration] = [amount, unit, food, takeFood, text, keep, cancel]
}

/// The actions of the sheet that asks for the meaning of a name.
public enum NameSettlingAction {
  /// Looks for foods of a name.
  public static let find = ActionForm("settling.find", enters: .text(maxLength: 80))
  /// Chooses a food that the name means or contains, or removes that choice.
  public static let choose = ActionForm("settling.choose", about: .id(FoodID.self))
  /// Stores that the name means the chosen foods.
  public static let keep = ActionForm("settling.keep")
  /// Stores that a word of a text is not a food.
  public static let noFood = ActionForm("settling.noFood")
  /// Forgets the settled meaning of a name.
  public static let forget = ActionForm("settling.forget", about: .text("name"))

  /// Shows the unknown names in all own recipes.
  public static let list = ActionForm("settling.list")

  /// Stores one of the likely meanings of a name.
  public static let answer = ActionForm("settling.answer", about: .nameChoice)

  static let all: [any ActionDeclaration] = [find, choose, keep, noFood, forget, list, answer]
}
