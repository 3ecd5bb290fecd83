import AppShell
import DesignSystem
import MealModels

/// The routes of one's own recipes.
public enum RecipeBookRoutes {
  /// My Recipes.
  public static let myRecipes = RouteForm("my-recipes")
  /// What can be done with a recipe.
  public static let menu = RouteForm("recipe-menu", about: .id(RecipeID.self))
  /// The recipe that is written or changed.
  public static let editor = RouteForm("create-recipe")
  /// An ingredient of it.
  public static let ingredient = RouteForm("recipe-ingredient")
  /// A step of it.
  public static let step = RouteForm("recipe-step")
  /// What a name is that nobody knows.
  public static let settling = RouteForm("settle-name")
  /// The question before it is given up.
  public static let discarding = RouteForm("discard-recipe")
  /// The sheet that imports a recipe, perhaps with a link that comes from outside.
  public static let importing = RouteForm(
    "import-recipe", about: ArgumentForm<String>.text("url").optional())
  /// The page on which a recipe is looked through that was read.
  public static let review = RouteForm("review-recipe")
  /// The question about one that is kept already.
  public static let same = RouteForm("same-recipe")
}
