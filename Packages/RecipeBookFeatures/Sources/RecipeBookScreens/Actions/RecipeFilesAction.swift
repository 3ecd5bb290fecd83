import DesignSystem

/// The actions while the recipes of other apps' files are imported.
public enum RecipeFilesAction {
  /// Opens the page that imports files.
  public static let open = ActionForm("recipeFiles.open")
  /// Imports the picked files: tickets of a browser, or a path.
  public static let files = ActionForm("recipeFiles.files", enters: .text(maxLength: 4_000))
  /// Stops; the recipes kept so far stay.
  public static let stop = ActionForm("recipeFiles.stop")
  /// Leaves for the recipes.
  public static let see = ActionForm("recipeFiles.see")

  static let all: [any ActionDeclaration] = [open, files, stop, see]
}
