import AppShell
@_exported import RecipeBookDisputes
@_exported import RecipeBookEditor
@_exported import RecipeBookImporting
@_exported import RecipeBookList
@_exported import RecipeBookParts

extension RecipeBookClients {
  /// My Recipes, Create Recipe, and Import from URL if links can be read.
  public var features: [any Feature] { [list, editor] + (importing.map { [$0] } ?? []) }
}
