import DesignSystem
import MealModels

/// The actions of My Recipes; opening a recipe is `RecipeAction.open`, which each app answers.
public enum RecipeBookAction {
  /// Opens My Recipes.
  public static let open = ActionForm("recipes.open")
  /// Searches for the entered words.
  public static let find = ActionForm("recipes.find", enters: .text(maxLength: 80))
  /// Repeats an earlier search, or makes a suggested one.
  public static let look = ActionForm("recipes.look", about: .text("for"))
  /// Chooses the order of the list.
  public static let order = ActionForm(
    "recipes.order", about: .id(RecipeChoice.Order.self, named: "by"))
  /// Opens the sheet that sorts and filters.
  public static let choose = ActionForm("recipes.choose")
  /// Lists recipes of at most so many minutes; nil for any.
  public static let minutes = ActionForm(
    "recipes.minutes", about: ArgumentForm<Int>.integer("most").optional())
  /// Lists recipes with at least so many stars; nil for any.
  public static let stars = ActionForm(
    "recipes.stars", about: ArgumentForm<Int>.integer("least").optional())
  /// Lists recipes with a tag; nil for any.
  public static let tag = ActionForm(
    "recipes.tag", about: ArgumentForm<String>.text("name").optional())
  /// Lists only recipes that were never cooked, or all again.
  public static let neverCooked = ActionForm("recipes.neverCooked")
  /// Takes all conditions away.
  public static let clearChoice = ActionForm("recipes.clearChoice")
  /// Shows another list of recipes.
  public static let shelf = ActionForm("recipes.shelf", about: .text("id"))
  /// Shows more recipes of the list.
  public static let more = ActionForm("recipes.more")
  /// Forgets the last searches.
  public static let forgetSearches = ActionForm("recipes.forgetSearches")
  /// Shows the actions on a recipe.
  public static let menu = ActionForm("recipes.menu", about: .id(RecipeID.self))
  /// Puts a recipe into the bin.
  public static let remove = ActionForm("recipes.remove", about: .id(RecipeID.self))
  /// Brings a recipe back from the bin.
  public static let bringBack = ActionForm("recipes.bringBack", about: .id(RecipeID.self))
  /// Begins a new recipe.
  public static let create = ActionForm("recipes.create")
  /// Begins to change a recipe.
  public static let edit = ActionForm("recipes.edit", about: .id(RecipeID.self))
  /// Goes on with the unsaved recipe.
  public static let resume = ActionForm("recipes.resume")
  /// Opens the sheet that imports a recipe.
  public static let openImport = ActionForm("recipes.openImport")

  /// All actions of My Recipes and of importing.
  public static let all: [any ActionDeclaration] =
    [
      open, find, look, order, choose, minutes, stars, tag, neverCooked, clearChoice, shelf,
      more, forgetSearches, menu, remove, bringBack, create, edit, resume,
      openImport,
    ] + RecipeImportAction.all + RecipeFilesAction.all + RecipeReviewAction.onScreens
}
