import AppShell
@_exported import RecipeBookDisputes
@_exported import RecipeBookEditor
@_exported import RecipeBookImporting
@_exported import RecipeBookList
@_exported import RecipeBookParts

extension RecipeBookClients {
  /// My Recipes, Create Recipe, and what imports recipes from links and from files.
  public var features: [any Feature] {
    [list, editor] + [importing, filesImporting].compactMap(\.self)
  }
}
