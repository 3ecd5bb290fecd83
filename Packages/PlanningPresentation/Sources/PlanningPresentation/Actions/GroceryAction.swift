import DesignSystem
import MealModels

/// The id of an item of the grocery list, as the list itself knows it.
public typealias GroceryItemID = TypedID<GroceryListInput.Item>

/// What can be done with the grocery list.
public enum GroceryAction {
  /// Opens the grocery list.
  public static let open = ActionForm("groceries.open")
  /// Puts what a meal needs on the list.
  public static let addMeal = ActionForm("groceries.addMeal", about: .id(MealID.self))
  /// Ticks an item off, or takes the tick away.
  public static let tick = ActionForm("groceries.tick", about: .id(GroceryItemID.self))
  /// Opens an item: why it is there, and what may take its place.
  public static let item = ActionForm("groceries.item", about: .id(GroceryItemID.self))
  /// Takes an item off the list.
  public static let remove = ActionForm("groceries.remove", about: .id(GroceryItemID.self))
  /// Opens the sheet in which an item is added by hand.
  public static let add = ActionForm("groceries.add")
  /// Adds an item as it is entered, such as "2 l oat milk".
  public static let enter = ActionForm("groceries.enter", enters: .text(maxLength: 200))
  /// Puts the item back that was taken off.
  public static let bringBack = ActionForm("groceries.bringBack", about: .id(GroceryItemID.self))
  /// Buys another product in the place of an item; nil for the item itself.
  public static let substitute = ActionForm("groceries.substitute", about: .substitution)
  /// Asks the assistant what else could take the place of an item.
  public static let askAssistant = ActionForm(
    "groceries.askAssistant", about: .id(GroceryItemID.self))
  /// Buys what the assistant proposed in the place of an item.
  public static let takeProposal = ActionForm("groceries.takeProposal", about: .substitution)
  /// Shows only what a recipe needs, or no longer.
  public static let recipe = ActionForm("groceries.recipe", about: .text("recipe"))
  /// Takes every substitution that is suggested.
  public static let applySubstitutions = ActionForm("groceries.applySubstitutions")
  /// Asks the store for prices and stock.
  public static let refresh = ActionForm("groceries.refresh")
  /// Chooses a product for each item anew, by the preferences as they are now.
  public static let matchAgain = ActionForm("groceries.matchAgain")
  /// Chooses another store.
  public static let chooseStore = ActionForm("groceries.chooseStore")
  /// Opens the cart.
  public static let cart = ActionForm("groceries.cart")
  /// Hands the list on as text.
  public static let share = ActionForm("groceries.share")
  /// Opens the planner, where the list comes from.
  public static let plan = ActionForm("groceries.plan")

  /// All of them.
  public static let all: [any ActionDeclaration] = [
    open, addMeal, tick, item, remove, add, enter, bringBack, substitute, askAssistant,
    takeProposal, recipe, applySubstitutions, refresh, matchAgain, chooseStore, cart, share,
    plan,
  ]
}

/// A product in the place of an item.
public struct Substitution: Hashable, Sendable {
  /// The item.
  public var item: GroceryItemID
  /// The id of the product; nil for the item itself.
  public var product: String?

  /// Makes one.
  public init(of item: GroceryItemID, by product: String?) {
    self.item = item
    self.product = product
  }
}

extension ArgumentForm where Value == Substitution {
  /// An item, with the product that takes its place.
  static var substitution: Self {
    ArgumentForm<(GroceryItemID, String?)>.both(
      .id(GroceryItemID.self), ArgumentForm<String>.text("product").optional()
    ).map({ Substitution(of: $0.0, by: $0.1) }, back: { ($0.item, $0.product) })
  }
}
