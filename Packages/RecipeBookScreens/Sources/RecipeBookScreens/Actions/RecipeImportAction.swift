import DesignSystem

/// What can be done while a recipe is imported, and with links that wait.
public enum RecipeImportAction {
  /// Takes a link, which is not asked for before it is read.
  public static let link = ActionForm("recipeImport.link", enters: .text(maxLength: 2_000))
  /// Takes the text or HTML of a recipe.
  public static let text = ActionForm("recipeImport.text", enters: .text(maxLength: 200_000))
  /// Asks for a link, or for a text.
  public static let way = ActionForm(
    "recipeImport.way", about: .id(RecipeImportInput.Way.self, named: "as"))
  /// Reads what was taken.
  public static let read = ActionForm("recipeImport.read")
  /// Stops reading.
  public static let stop = ActionForm("recipeImport.stop")
  /// Goes on with a link that waits.
  public static let openWaiting = ActionForm("recipeImport.openWaiting", about: .text("link"))
  /// Takes a link away that waits, with what was read of it.
  public static let removeWaiting = ActionForm("recipeImport.removeWaiting", about: .text("link"))
  /// Brings the link back that was taken away last.
  public static let restoreWaiting = ActionForm("recipeImport.restoreWaiting")

  static let all: [any ActionDeclaration] = [
    link, text, way, read, stop, openWaiting, removeWaiting, restoreWaiting,
  ]
}

/// What can be done with a recipe that was read and is not saved yet.
public enum RecipeReviewAction {
  /// Opens the page on which it is looked through.
  public static let open = ActionForm("recipeReview.open")
  /// Says that a part was read rightly.
  public static let confirm = ActionForm(
    "recipeReview.confirm", about: .id(ImportedField.self, named: "field"))
  /// Opens the editor to change a part.
  public static let change = ActionForm(
    "recipeReview.change", about: .id(ImportedField.self, named: "field"))
  /// Asks the assistant how the lines in doubt may be meant.
  public static let propose = ActionForm("recipeReview.propose")
  /// Takes what was proposed for a line of the ingredients in the place of the line.
  public static let useReading = ActionForm("recipeReview.useReading", about: .integer("line"))
  /// Leaves a line as it is.
  public static let dropReading = ActionForm("recipeReview.dropReading", about: .integer("line"))
  /// Keeps the recipe.
  public static let save = ActionForm("recipeReview.save")
  /// Opens the same recipe that is kept already.
  public static let openKept = ActionForm("recipeReview.openKept")
  /// Makes what was read a change of the recipe that is kept already.
  public static let replaceKept = ActionForm("recipeReview.replaceKept")
  /// Gives up what was read.
  public static let giveUp = ActionForm("recipeReview.giveUp")

  /// Opening happens by going on with what is not saved.
  static let onScreens: [any ActionDeclaration] = [
    confirm, change, propose, useReading, dropReading, save, openKept, replaceKept, giveUp,
  ]
}
