import DesignSystem
import MealModels

/// The actions on the eater's own note on a recipe.
public enum RecipeNoteAction {
  /// Opens the note on a recipe.
  public static let open = ActionForm("recipeNote.open", about: .id(MealID.self))
  /// Keeps the text of the open note; blank text deletes the note.
  public static let write = ActionForm("recipeNote.write", enters: .text(maxLength: 4000))
}
