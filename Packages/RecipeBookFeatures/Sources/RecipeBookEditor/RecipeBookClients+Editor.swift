import AppShell
import RecipeBookParts

extension RecipeBookClients {
  /// Create Recipe, which also changes one.
  public var editor: any Feature { RecipeEditorFeature(self) }
}
