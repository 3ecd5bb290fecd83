import AppShell
import RecipeBookParts

extension RecipeBookClients {
  /// The feature My Recipes, which finds, opens, deletes and restores recipes.
  public var list: any Feature { MyRecipesFeature(self) }
}
