import DesignSystem
import ScreenParts

/// The menu that puts one line of a recipe on the grocery list.
public struct RecipeIngredientScreen: Screen {
  /// The id, `ingredient-line`.
  public let id: ScreenID = "ingredient-line"
  /// `new`, `listed` if its food is on the list already, or `at-home`.
  public var state: StateID
  /// The words of the line.
  public var title: String
  /// The menu.
  var menu: ActionMenu

  /// Nil, because a menu has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the menu appears.
  public var announcement: String? { menu.title }

  /// The root of the tree.
  public var element: Element { ScreenRoot("ingredient-line") { menu }.element }

  /// Makes the menu.
  public init(_ input: RecipeIngredientInput, _ context: PresentationContext) {
    let copy = context.copy
    title = input.text
    let add = MenuItem(
      "add", copy(input.known == .no ? "ingredient-line.add" : "ingredient-line.add-more"),
      icon: .add,
      action: ControlAction(GroceryAction.addLine, input.line))
    let see = MenuItem(
      "see", copy("ingredient-line.see"), icon: .cart,
      action: ControlAction(GroceryAction.open, motion: .push))
    let items: [MenuItem]
    var lines = [copy("ingredient-line.for", ["line": input.text, "recipe": input.recipe])]
    switch input.known {
    case .no: (state, items) = ("new", [add])
    case .listed(let amount):
      (state, items) = ("listed", [add, see])
      lines.append(
        amount.isEmpty
          ? copy("ingredient-line.listed")
          : copy("ingredient-line.listed-amount", ["amount": amount]))
    case .atHome:
      (state, items) = ("at-home", [add, see])
      lines.append(copy("ingredient-line.at-home"))
    }
    menu = ActionMenu(
      "ingredient-line.menu", title: lines.joined(separator: " "), items: items,
      dismiss: CustomAction(copy("control.close"), ControlAction(NavigationAction.dismiss)))
  }
}
