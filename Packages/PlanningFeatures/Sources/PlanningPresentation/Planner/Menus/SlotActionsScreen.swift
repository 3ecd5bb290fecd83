import DesignSystem
import ScreenParts

/// The actions on a planned meal: another recipe, servings, cooked (R-PLAN-11), and leftovers if it
/// keeps.
public struct SlotActionsScreen: Screen {
  /// The id, `slot-actions`.
  public let id: ScreenID = "slot-actions"
  /// `default`, or `cooked` for a cooked meal.
  public var state: StateID
  /// The title.
  public var title: String
  /// The menu of actions.
  var menu: ActionMenu

  /// Nil, because a menu has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the menu appears.
  public var announcement: String? { title }

  /// The root of the tree.
  public var element: Element { ScreenRoot("slot-actions") { menu }.element }

  /// Makes the menu of a planned meal.
  public init(_ entry: PlannerInput.Entry, _ context: PresentationContext) {
    let copy = context.copy
    state = entry.isCooked ? "cooked" : "default"
    title = copy.title(of: entry)
    menu = ActionMenu(
      "slot-actions.menu", title: title, items: Self.items(entry, copy),
      dismiss: CustomAction(copy("control.close"), ControlAction(NavigationAction.dismiss)))
  }

  private static func items(_ entry: PlannerInput.Entry, _ copy: Copy) -> [MenuItem] {
    let leftovers = MenuItem(
      "leftovers", copy("planner.plan-leftovers"), icon: .recent,
      action: ControlAction(PlannerAction.leftovers, entry.id))
    return [
      MenuItem(
        "swap", copy("planner.swap"), icon: .swap,
        action: ControlAction(PlannerAction.swap, entry.id, motion: .push)),
      MenuItem(
        "reroll", copy("planner.reroll"), icon: .refresh,
        action: ControlAction(PlannerAction.reroll, entry.id)),
      MenuItem(
        "servings", copy("planner.servings"), icon: .servings,
        action: ControlAction(PlannerAction.servings, entry.id, motion: .sheet)),
      MenuItem(
        "eaters", copy("planner.eaters"), icon: .person,
        action: ControlAction(PlannerAction.eaters, entry.id, motion: .sheet)),
      MenuItem(
        "note", copy("planner.note"), icon: .edit,
        action: ControlAction(PlannerAction.note, entry.id, motion: .sheet)),
      MenuItem(
        "repeat", copy("planner.repeat"), icon: .duplicate,
        action: ControlAction(PlannerAction.repeatMeal, entry.id, motion: .sheet)),
      MenuItem(
        "cooked", copy(entry.isCooked ? "planner.mark-not-cooked" : "planner.mark-cooked"),
        icon: entry.isCooked ? .unchecked : .check,
        action: ControlAction(PlannerAction.cooked, entry.id)),
    ] + (entry.hasLeftovers ? [leftovers] : [])
  }
}
