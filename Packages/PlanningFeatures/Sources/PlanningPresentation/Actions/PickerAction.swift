import DesignSystem
import MealModels

/// The sources of the picker's recipes, in the order of its tabs.
public enum PickerTab: String, CaseIterable, Hashable, Sendable {
  /// Chosen for this household.
  case curated
  /// Cooked most in recent days.
  case trending
  /// Saved as favourites (C-R11).
  case saved
  /// Imported, or written here.
  case imported
}

/// The actions of the recipe picker; opening a recipe is `RecipeAction.open`.
public enum PickerAction {
  /// Shows another tab.
  public static let tab = ActionForm("picker.tab", about: .id(PickerTab.self, named: "tab"))
  /// Searches for the entered words, such as "chicken, vegetarian".
  public static let find = ActionForm("picker.find", enters: .text(maxLength: 80))
  /// Searches for an earlier query, or for a suggested one.
  public static let look = ActionForm("picker.look", about: .text("for"))
  /// Opens or folds the recent searches.
  public static let searches = ActionForm("picker.searches")
  /// Forgets the last searches.
  public static let forgetSearches = ActionForm("picker.forgetSearches")
  /// Opens the filters.
  public static let filter = ActionForm("picker.filter")
  /// Turns a diet filter on or off.
  public static let tag = ActionForm("picker.tag", about: .id(DietaryTag.self, named: "tag"))
  /// Sets the most that a serving may cost, in whole units of the currency.
  public static let budget = ActionForm(
    "picker.budget", enters: .number(in: PickerFilter.budgetRange))
  /// Removes the bound on a serving's cost.
  public static let anyBudget = ActionForm("picker.anyBudget")
  /// Sets the most minutes that a recipe may take; nil for any.
  public static let minutes = ActionForm(
    "picker.minutes", about: ArgumentForm<Int>.integer("most").optional())
  /// Removes all filters.
  public static let clearFilters = ActionForm("picker.clearFilters")
  /// Asks for servings and time before a recipe is planned.
  public static let add = ActionForm("picker.add", about: .id(MealID.self))
  /// Asks for servings and time before a recipe is planned for those whose limits admit it.
  public static let addForSome = ActionForm("picker.addForSome", about: .id(MealID.self))
  /// Asks whether a recipe that is not for everyone is planned anyway.
  public static let addAnyway = ActionForm("picker.addAnyway", about: .id(MealID.self))
  /// Plans the meal of the open question for those whose limits admit it.
  public static let planForSome = ActionForm("picker.planForSome")
  /// Plans the meal of the open question although the named limits stand against it.
  ///
  /// It names no limit: only what the open question showed can be accepted.
  public static let planAnyway = ActionForm("picker.planAnyway")
  /// Shows or hides the recipes that are not for everyone.
  public static let held = ActionForm("picker.held")
  /// Shows the unknown names in the own recipes.
  public static let settle = ActionForm("picker.settle")
  /// Shows further recipes.
  public static let more = ActionForm("picker.more")
  /// Opens the import of a recipe from a link.
  public static let importLink = ActionForm("picker.importLink")
  /// Reads the recipes again.
  public static let retry = ActionForm("picker.retry")

  /// All actions of the recipe picker.
  public static let all: [any ActionDeclaration] = [
    tab, find, look, searches, forgetSearches, filter, tag, budget, anyBudget, minutes,
    clearFilters, add, addForSome, addAnyway, planForSome, planAnyway, held,
    settle, more, importLink,
    retry,
  ]
}
