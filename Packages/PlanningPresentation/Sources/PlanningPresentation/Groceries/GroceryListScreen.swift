import DesignSystem
import ScreenParts

/// The grocery list: what to buy by the parts of the shop, whether it is there, and what it costs.
public struct GroceryListScreen: Screen {
  /// The id, `grocery-list`.
  public let id: ScreenID = "grocery-list"
  /// `loading`, `empty`, `list`, `no-store`, `offline`, `read-only` or `unreadable`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// Back and the title.
  public var bar: NavigationBar
  /// The store; nil where there is no list.
  public var store: StoreHeader?
  /// That the list rests, or that prices could not be asked for.
  public var notices: [Banner]
  /// Adds an item by hand; nil where the list rests.
  public var add: ListSection?
  /// The recipes that the list can be narrowed to.
  public var recipes: ChipGroup?
  /// The parts of the shop, and what is ticked off last.
  public var groups: [GroceryGroup]
  /// What can be done with all of it.
  public var footer: GroceryListFooter?
  /// What stands there without a list.
  public var message: StateMessage?
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?
  /// Going on to the cart, or to the planner where there is nothing to buy.
  public var primaryAction: ElementID?

  /// What VoiceOver says when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  ///
  /// - Parameter rows: the rows as they were drawn last; they look the same whatever was drawn before.
  public init(
    _ input: GroceryListInput, _ context: PresentationContext,
    rows: KeptGroceryRows = KeptGroceryRows()
  ) {
    let copy = context.copy
    title = copy("grocery-list.title")
    state = Self.state(input)
    bar =
      input.isRoot
      ? NavigationBar("grocery-list.bar", title: title)
      : SettingsPage.bar("grocery-list", title, copy)
    toast = input.toast.map { $0.toast("grocery-list.toast") }
    tabBar = context.tabBar
    message = Self.message(state, copy)
    let isList = message == nil && input.groups != nil
    store =
      isList
      ? StoreHeader(
        "grocery-list.store", input.store, isDraft: input.isDraft, copy,
        change: ControlAction(GroceryAction.chooseStore, motion: .sheet)) : nil
    notices = isList ? Self.notices(input, copy) : []
    add = isList && input.isAllowed ? Self.add(copy) : nil
    recipes = isList ? Self.recipes(input, copy) : nil
    groups = message == nil ? Self.groups(input, rows, copy) : []
    footer = isList ? GroceryListFooter(input, copy) : nil
    primaryAction = footer?.cart?.id ?? message?.actions.first { $0.kind == .primary }?.id
    announcement =
      toast?.text ?? message?.headline ?? notices.first?.text
      ?? input.groups.map { _ in copy("grocery-list.count", count: input.openCount) }
  }

  private static func state(_ input: GroceryListInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    guard input.groups != nil else { return "loading" }
    if input.items.isEmpty { return "empty" }
    if !input.isAllowed { return "read-only" }
    if input.store == nil { return "no-store" }
    return input.connection == .offline ? "offline" : "list"
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "grocery-list", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent("grocery-list.content", spacing: .l) {
        store
        notices
        add
        message
        groups
        recipes
        footer
        Gap("grocery-list.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}

extension GroceryListInput {
  /// How many items are still to be bought.
  var openCount: Int { items.count { !$0.isTicked } }
}
