import DesignSystem
import MealModels

/// The actions while a recipe is imported, and on links that wait.
public enum RecipeImportAction {
  /// Sets the link, without fetching it.
  public static let link = ActionForm("recipeImport.link", enters: .text(maxLength: 2_000))
  /// Sets the text or HTML of a recipe.
  public static let text = ActionForm("recipeImport.text", enters: .text(maxLength: 200_000))
  /// Chooses whether to enter a link or a text.
  public static let way = ActionForm(
    "recipeImport.way", about: .id(RecipeImportInput.Way.self, named: "as"))
  /// Reads the entered link or text.
  public static let read = ActionForm("recipeImport.read")
  /// Stops reading.
  public static let stop = ActionForm("recipeImport.stop")
  /// Goes on with a waiting link.
  public static let openWaiting = ActionForm("recipeImport.openWaiting", about: .text("link"))
  /// Removes a waiting link, with the recipe read from it.
  public static let removeWaiting = ActionForm("recipeImport.removeWaiting", about: .text("link"))
  /// Restores the link that was removed last.
  public static let restoreWaiting = ActionForm("recipeImport.restoreWaiting")

  static let all: [any ActionDeclaration] = [
    link, text, way, read, stop, openWaiting, removeWaiting, restoreWaiting,
  ]
}

/// The actions on a recipe that was read and is not saved yet.
public enum RecipeReviewAction {
  /// Opens the page for the review of the recipe.
  public static let open = ActionForm("recipeReview.open")
  /// Confirms that a part was read correctly.
  public static let confirm = ActionForm(
    "recipeReview.confirm", about: .id(ImportedField.self, named: "field"))
  /// Opens the editor to change a part.
  public static let change = ActionForm(
    "recipeReview.change", about: .id(ImportedField.self, named: "field"))
  /// Asks the assistant how the lines in doubt may be meant.
  public static let propose = ActionForm("recipeReview.propose")
  /// Replaces a line of the ingredients by its proposal.
  public static let useReading = ActionForm("recipeReview.useReading", about: .integer("line"))
  /// Keeps a line unchanged.
  public static let dropReading = ActionForm("recipeReview.dropReading", about: .integer("line"))
  /// Chooses whether the photo of the page is fetched and kept.
  public static let photo = ActionForm("recipeReview.photo")
  /// Saves the recipe.
  public static let save = ActionForm("recipeReview.save")
  /// Opens the saved recipe that may be the same.
  public static let openKept = ActionForm("recipeReview.openKept")
  /// Makes the read recipe a change of the saved recipe.
  public static let replaceKept = ActionForm("recipeReview.replaceKept")
  /// Discards the read recipe.
  public static let giveUp = ActionForm("recipeReview.giveUp")

  /// The actions that screens carry; they open the page by resuming the unsaved recipe, not by
  /// `open`.
  static let onScreens: [any ActionDeclaration] = [
    confirm, change, propose, useReading, dropReading, photo, save, openKept, replaceKept, giveUp,
  ]
}
