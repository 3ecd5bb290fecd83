import DesignSystem
import MealModels

/// Where the recipes of the picker come from, in the order of its tabs.
public enum PickerTab: String, CaseIterable, Hashable, Sendable {
  /// Chosen for this household.
  case curated
  /// Cooked most lately.
  case trending
  /// Saved as favourites (C-R11).
  case saved
  /// Brought in from elsewhere, or written here.
  case imported
}

/// What can be done in the recipe picker; opening a recipe is `RecipeAction.open`.
public enum PickerAction {
  /// Shows another tab.
  public static let tab = ActionForm("picker.tab", about: .id(PickerTab.self, named: "tab"))
  /// Looks for what is entered, such as "chicken, vegetarian".
  public static let find = ActionForm("picker.find", enters: .text(maxLength: 80))
  /// Looks for something that was looked for before, or that would find something.
  public static let look = ActionForm("picker.look", about: .text("for"))
  /// Opens or folds what was looked for lately.
  public static let searches = ActionForm("picker.searches")
  /// Forgets the last searches.
  public static let forgetSearches = ActionForm("picker.forgetSearches")
  /// Opens the filters.
  public static let filter = ActionForm("picker.filter")
  /// Narrows to a diet, or no longer.
  public static let tag = ActionForm("picker.tag", about: .id(DietaryTag.self, named: "tag"))
  /// Says what a serving may cost at most, in whole units of the currency.
  public static let budget = ActionForm(
    "picker.budget", enters: .number(in: PickerFilter.budgetRange))
  /// Lets a serving cost anything.
  public static let anyBudget = ActionForm("picker.anyBudget")
  /// Says how many minutes it may take at most; nil for any.
  public static let minutes = ActionForm(
    "picker.minutes", about: ArgumentForm<Int>.integer("most").optional())
  /// Takes all filters away.
  public static let clearFilters = ActionForm("picker.clearFilters")
  /// Asks for how many, and when, before a recipe is planned.
  public static let add = ActionForm("picker.add", about: .id(MealID.self))
  /// Shows further recipes.
  public static let more = ActionForm("picker.more")
  /// Opens the import of a recipe from a link.
  public static let importLink = ActionForm("picker.importLink")
  /// Reads the recipes again.
  public static let retry = ActionForm("picker.retry")

  /// All of them.
  public static let all: [any ActionDeclaration] = [
    tab, find, look, searches, forgetSearches, filter, tag, budget, anyBudget, minutes,
    clearFilters, add,
    more, importLink, retry,
  ]
}
