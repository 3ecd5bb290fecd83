import DesignSystem
import ScreenParts

/// The grocery list: the items by the parts of the shop, their stock and their prices.
public struct GroceryListScreen: Screen {
  /// The id, `grocery-list`.
  public let id: ScreenID = "grocery-list"
  /// `loading`, `empty`, `list`, `own`, `no-store`, `offline`, `read-only` or `unreadable`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// The store; nil if there is no list.
  var store: StoreHeader?
  /// The mark of a list without a store whose changes are not sent yet.
  var draft: StatusBadge?
  /// The notices that the list needs premium, or that prices could not be requested.
  var notices: [Banner]
  /// The question whether the handed-over cart was ordered; nil if there is none.
  var question: Banner?
  /// The shown list, the order of its rows, and the recipes that filter it; stays in view.
  var recipes: ChipGroup?
  /// The parts of the shop, or other groups.
  var groups: [GroceryGroup]
  /// The ticked items; nil if nothing is ticked.
  var basket: Disclosure?
  /// The items that are usually at home; nil if there are none.
  var usual: ListSection?
  /// The actions on the whole list.
  public var footer: GroceryListFooter?
  /// The message shown without a list.
  var message: StateMessage?
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?
  /// The button that opens the cart, or the planner if there are no items.
  public var primaryAction: ElementID?

  /// True, so that a wide canvas shows the drawer of an item beside the list.
  public var staysBeside: Bool { true }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  ///
  /// - Parameter rows: the rows as last drawn, for speed; the result does not depend on them.
  public init(
    _ input: GroceryListInput, _ context: PresentationContext,
    rows: KeptGroceryRows = KeptGroceryRows()
  ) {
    let copy = context.copy
    title = copy("grocery-list.title")
    state = Self.state(input)
    let adds = input.isAllowed && input.groups != nil && !input.isUnreadable
    var bar =
      input.isRoot
      ? NavigationBar("grocery-list.bar", title: title)
      : SettingsPage.bar("grocery-list", title, copy)
    if adds { bar.trailing.append(Self.add(copy).element) }
    self.bar = bar
    toast = input.toast.map { $0.toast("grocery-list.toast") }
    tabBar = context.tabBar
    message = Self.message(input, state, copy)
    let isList = message == nil && input.groups != nil
    store =
      isList && input.hasPrices
      ? StoreHeader(
        "grocery-list.store", input.store, isPending: input.isPending, copy,
        change: ControlAction(GroceryAction.chooseStore, motion: .sheet)) : nil
    draft =
      isList && input.isPending && store == nil
      ? StatusBadge(
        "grocery-list.draft", .draft, copy("draft.pill"), spoken: copy("draft.pill.spoken")) : nil
    notices = isList ? Self.notices(input, copy) : []
    question = Self.question(input, isOnGroupedPage: message == nil, copy)
    recipes = input.groups != nil && !input.isUnreadable ? Self.view(input, copy) : nil
    groups = message == nil ? Self.groups(input, rows, copy) : []
    basket = isList ? Self.basket(input, rows, copy) : nil
    usual = isList ? Self.usual(input, copy) : nil
    footer = isList ? GroceryListFooter(input, copy) : nil
    primaryAction = footer?.cart?.id ?? message?.actions.first { $0.kind == .primary }?.id
    announcement =
      toast?.text ?? question?.text ?? message?.headline ?? notices.first?.text
      ?? input.groups.map { _ in copy("grocery-list.count", count: input.openCount) }
  }

  private static func state(_ input: GroceryListInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    guard input.groups != nil else { return "loading" }
    if input.items.isEmpty, input.usual.isEmpty { return "empty" }
    if !input.isAllowed { return "read-only" }
    if input.ownName != nil { return "own" }
    if input.store == nil { return "no-store" }
    return input.connection == .offline ? "offline" : "list"
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "grocery-list", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      recipes.map { view in
        PinnedBar("grocery-list.view", at: .top, label: view.label) { view }
      }
      PageContent("grocery-list.content", spacing: .s) {
        recipes.map { _ in Gap("grocery-list.gap.start", .none) }
        store
        draft
        question
        notices
        message
        groups
        basket
        usual
        footer
        Gap("grocery-list.gap.end", .none)
      }
      footer?.pinned
      tabBar
      toast
    }.element
  }
}

extension GroceryListInput {
  /// The number of items still to buy.
  var openCount: Int { items.count { !$0.isTicked } }
}
