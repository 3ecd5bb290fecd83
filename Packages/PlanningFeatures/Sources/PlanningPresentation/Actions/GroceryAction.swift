import DesignSystem
import Groceries
import MealModels

/// The id of an item of the grocery list.
public typealias GroceryItemID = ListItemID

/// The actions on the grocery list.
public enum GroceryAction {
  /// Opens the grocery list.
  public static let open = ActionForm("groceries.open")
  /// Adds the items of a meal to the list.
  public static let addMeal = ActionForm("groceries.addMeal", about: .id(MealID.self))
  /// Offers to put one line of a recipe on the list.
  public static let ingredient = ActionForm("groceries.ingredient", about: .recipeIngredient)
  /// Puts one line of a recipe on the list.
  public static let addLine = ActionForm("groceries.addLine", about: .recipeIngredient)
  /// Takes a line of a recipe off the list again.
  public static let takeBack = ActionForm("groceries.takeBack", about: .id(ManualItemID.self))
  /// Ticks an item, or removes the tick.
  public static let tick = ActionForm("groceries.tick", about: .id(GroceryItemID.self))
  /// Opens an item: the meals that need it, and its substitutes.
  public static let item = ActionForm("groceries.item", about: .id(GroceryItemID.self))
  /// Removes an item from the list.
  public static let remove = ActionForm("groceries.remove", about: .id(GroceryItemID.self))
  /// Opens the sheet in which an item is added by hand.
  public static let add = ActionForm("groceries.add")
  /// Adds the entered item, such as "2 l oat milk".
  public static let enter = ActionForm("groceries.enter", enters: .text(maxLength: 200))
  /// Finishes entering an item or a list: the field has sent its text before, so only an empty
  /// field is refused.
  public static let confirm = ActionForm("groceries.confirm")
  /// Says that an item is at home already.
  public static let have = ActionForm("groceries.have", about: .id(GroceryItemID.self))
  /// Takes back that an item is at home.
  public static let haveNot = ActionForm("groceries.haveNot")
  /// Buys an item that is usually at home.
  public static let want = ActionForm("groceries.want", about: .id(GroceryItemID.self))
  /// Opens the recipes by which the list can be filtered.
  public static let filter = ActionForm("groceries.filter")
  /// Shows the items of all recipes.
  public static let unfilter = ActionForm("groceries.unfilter")
  /// Opens the orders of the rows.
  public static let sorting = ActionForm("groceries.sorting")
  /// Sorts the rows.
  public static let sort = ActionForm("groceries.sort", about: .id(ListSorting.self))
  /// Shows or hides the ticked items.
  public static let basket = ActionForm("groceries.basket")
  /// Opens the lists.
  public static let lists = ActionForm("groceries.lists")
  /// Shows a list.
  public static let showList = ActionForm("groceries.showList", about: .id(GroceryListID.self))
  /// Makes a list with the entered name.
  public static let makeList = ActionForm(
    "groceries.makeList", enters: .text(maxLength: OwnList.longestName))
  /// Opens the field for another name of a list.
  public static let editList = ActionForm("groceries.editList", about: .id(GroceryListID.self))
  /// Renames the list whose name is edited.
  public static let renameList = ActionForm(
    "groceries.renameList", enters: .text(maxLength: OwnList.longestName))
  /// Deletes a list.
  public static let deleteList = ActionForm("groceries.deleteList", about: .id(GroceryListID.self))
  /// Restores a deleted list.
  public static let restoreList = ActionForm(
    "groceries.restoreList", about: .id(GroceryListID.self))
  /// Moves a hand-added item to another list.
  public static let moveItem = ActionForm("groceries.moveItem", about: .itemMove)
  /// Restores a removed item.
  public static let bringBack = ActionForm("groceries.bringBack", about: .id(GroceryItemID.self))
  /// Buys another product instead of an item; nil for the item itself.
  public static let substitute = ActionForm("groceries.substitute", about: .substitution)
  /// Buys a product for an item; nil leaves the choice to the rules.
  public static let product = ActionForm("groceries.product", about: .substitution)
  /// Buys one package less of an item.
  public static let fewer = ActionForm("groceries.fewer", about: .id(GroceryItemID.self))
  /// Buys one package more of an item.
  public static let more = ActionForm("groceries.more", about: .id(GroceryItemID.self))
  /// Buys another amount of an item than its meals need, such as "500 g".
  public static let amount = ActionForm(
    "groceries.amount", about: .id(GroceryItemID.self), enters: .text(maxLength: 40))
  /// Buys as much of an item as its meals need again.
  public static let asPlanned = ActionForm(
    "groceries.asPlanned", about: .id(GroceryItemID.self))
  /// Buys only the wanted kind of an item.
  public static let onlyKind = ActionForm("groceries.onlyKind", about: .id(GroceryItemID.self))
  /// Lets another kind replace the wanted one.
  public static let anyKind = ActionForm("groceries.anyKind", about: .id(GroceryItemID.self))
  /// Asks the assistant for further substitutes for an item.
  public static let askAssistant = ActionForm(
    "groceries.askAssistant", about: .id(GroceryItemID.self))
  /// Buys the assistant's proposal instead of an item.
  public static let takeProposal = ActionForm("groceries.takeProposal", about: .substitution)
  /// Shows only the items of a recipe, or all items again.
  public static let recipe = ActionForm("groceries.recipe", about: .text("recipe"))
  /// Applies every suggested substitution.
  public static let applySubstitutions = ActionForm("groceries.applySubstitutions")
  /// Asks the store for prices and stock.
  public static let refresh = ActionForm("groceries.refresh")
  /// Chooses a product for each item again, by the present preferences.
  public static let matchAgain = ActionForm("groceries.matchAgain")
  /// Chooses another store.
  public static let chooseStore = ActionForm("groceries.chooseStore")
  /// Opens the cart.
  public static let cart = ActionForm("groceries.cart")
  /// Shares the list as text.
  public static let share = ActionForm("groceries.share")
  /// Opens the planner, the source of the list.
  public static let plan = ActionForm("groceries.plan")

  /// All actions on the grocery list.
  public static let all: [any ActionDeclaration] = [
    open, addMeal, ingredient, addLine, takeBack, tick, item, remove, add, enter, bringBack,
    substitute, product, fewer,
    more, amount, asPlanned, onlyKind, anyKind, askAssistant,
    takeProposal, recipe, applySubstitutions, refresh, matchAgain, chooseStore, cart, share,
    plan, confirm, have, haveNot, want, filter, unfilter, sorting, sort, basket, lists, showList,
    makeList,
    editList, renameList, deleteList, restoreList, moveItem,
  ]
}

/// The choice of a product instead of an item.
public struct Substitution: Hashable, Sendable {
  /// The item.
  public var item: GroceryItemID
  /// The id of the product; nil for the item itself.
  public var product: String?

  /// Makes a substitution.
  public init(of item: GroceryItemID, by product: String?) {
    self.item = item
    self.product = product
  }
}

extension ArgumentForm where Value == Substitution {
  /// The parameters of a substitution: an item, and the product that replaces it.
  static var substitution: Self {
    ArgumentForm<(GroceryItemID, String?)>.both(
      .id(GroceryItemID.self), ArgumentForm<String>.text("product").optional()
    ).map({ Substitution(of: $0.0, by: $0.1) }, back: { ($0.item, $0.product) })
  }
}
