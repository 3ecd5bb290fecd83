import AppShell
import DesignSystem
import MealModels

/// The routes of the features for the user's own recipes.
public enum RecipeBookRoutes {
  /// My Recipes.
  public static let myRecipes = RouteForm("my-recipes")
  /// The actions on a recipe.
  public static let menu = RouteForm("recipe-menu", about: .id(RecipeID.self))
  /// Sorting and filtering the recipes.
  public static let choice = RouteForm("recipe-choice")
  /// The recipe that is written or changed.
  public static let editor = RouteForm("create-recipe")
  /// The sheet of an ingredient.
  public static let ingredient = RouteForm("recipe-ingredient")
  /// The sheet of a step.
  public static let step = RouteForm("recipe-step")
  /// The meaning of an unknown name.
  public static let settling = RouteForm("settle-name")
  /// The unknown names in all recipes.
  public static let toSettle = RouteForm("to-settle")
  /// The question before an unsaved recipe is discarded.
  public static let discarding = RouteForm("discard-recipe")
  /// The sheet that imports a recipe, perhaps with a link that comes from outside.
  public static let importing = RouteForm(
    "import-recipe", about: ArgumentForm<String>.text("url").optional())
  /// The page that imports the files of other apps.
  public static let files = RouteForm("import-files")
  /// The sheet that imports a page, which the user handed over under a ticket.
  public static func handedPage(_ ticket: String) -> Route {
    Route(importing, pagePrefix + ticket)
  }

  /// How the argument of ``importing`` begins if it is the ticket of a page, and no link.
  package static let pagePrefix = "page:"
  /// The page for the review of a read recipe.
  public static let review = RouteForm("review-recipe")
  /// The question about a recipe that is already saved.
  public static let same = RouteForm("same-recipe")
}
