import DesignSystem
import MealModels

/// The actions on the eater's own note on a recipe.
public enum RecipeNoteAction {
  /// Opens the note on a recipe.
  public static let open = ActionForm("recipeNote.open", about: .id(MealID.self))
  /// Closes the open note after its text was sent.
  public static let done = ActionForm("recipeNote.done")
  /// Keeps the text of the open note; blank text deletes the note.
  public static let write = ActionForm("recipeNote.write", enters: .text(maxLength: 4000))
}
