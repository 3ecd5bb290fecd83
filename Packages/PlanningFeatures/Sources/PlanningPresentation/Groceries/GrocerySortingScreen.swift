import DesignSystem
import Groceries
import ScreenParts

/// The menu of orders in which a list shows its rows.
public struct GrocerySortingScreen: Screen {
  /// The id, `grocery-sorting`.
  public let id: ScreenID = "grocery-sorting"
  /// `default`.
  public var state: StateID = "default"
  /// The title.
  public var title: String
  /// The menu of orders.
  var menu: ActionMenu

  /// Nil, because a menu has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the menu appears.
  public var announcement: String? { title }

  /// The root of the tree.
  public var element: Element { ScreenRoot("grocery-sorting") { menu }.element }

  /// Makes the menu.
  ///
  /// - Parameter chosen: the present order.
  public init(_ chosen: ListSorting, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("grocery-sorting.title")
    menu = ActionMenu(
      "grocery-sorting.menu", title: title,
      items: ListSorting.allCases.map { order in
        MenuItem(
          order.rawValue, copy(CopyKey("grocery-sorting.\(order.rawValue)")),
          icon: order == chosen ? .check : nil, action: ControlAction(GroceryAction.sort, order))
      },
      dismiss: CustomAction(copy("control.close"), ControlAction(NavigationAction.dismiss)))
  }
}
