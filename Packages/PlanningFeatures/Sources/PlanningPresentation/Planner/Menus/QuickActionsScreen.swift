import DesignSystem
import ScreenParts

/// The quick actions of a planned meal, the visible form of a long press (R-PLAN-12).
public struct QuickActionsScreen: Screen {
  /// The id, `quick-actions`.
  public let id: ScreenID = "quick-actions"
  /// `default`.
  public let state: StateID = "default"
  /// The title.
  public var title: String
  /// The menu of actions.
  var menu: ActionMenu

  /// Nil, because a menu has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the menu appears.
  public var announcement: String? { title }

  /// The root of the tree.
  public var element: Element { ScreenRoot("quick-actions") { menu }.element }

  /// Makes the menu of a planned meal.
  ///
  /// - Parameter day: the day of the meal, as days since 1 January 1970.
  public init(_ entry: PlannerInput.Entry, on day: Int, _ context: PresentationContext) {
    let copy = context.copy
    title = entry.title
    menu = ActionMenu(
      "quick-actions.menu", title: title,
      items: PlannerEntryRow.quickActions(entry, on: day, copy),
      dismiss: CustomAction(copy("control.close"), ControlAction(NavigationAction.dismiss)))
  }
}
