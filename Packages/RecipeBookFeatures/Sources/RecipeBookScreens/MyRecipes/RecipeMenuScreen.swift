import DesignSystem
import MealModels
import ScreenParts

/// The actions on one of the user's own recipes: the visible form of a swipe.
public struct RecipeMenuScreen: Screen {
  /// The id, `recipe-menu`.
  public let id: ScreenID = "recipe-menu"
  /// `default`, or `read-only` if it cannot be changed.
  public var state: StateID
  /// The title.
  public var title: String
  /// The menu of actions.
  var menu: ActionMenu

  /// A menu has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the menu appears.
  public var announcement: String? { title }

  /// The root of the tree.
  public var element: Element { ScreenRoot("recipe-menu") { menu }.element }

  /// Makes the menu of a recipe.
  ///
  /// - Parameter isAllowed: whether it can be changed; it can always be removed.
  public init(
    _ entry: MyRecipesInput.Entry, isAllowed: Bool = true, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = isAllowed ? "default" : "read-only"
    title = entry.title
    menu = ActionMenu(
      "recipe-menu.menu", title: entry.title,
      items: RecipeBookRow.items(entry, isAllowed: isAllowed, copy),
      dismiss: CustomAction(
        copy("control.close"), ControlAction(NavigationAction.dismiss)))
  }
}
