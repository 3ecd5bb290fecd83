import DesignSystem
import ScreenParts

/// The cart before it goes to the retailer: the ready items, the changes, the total.
public struct CartScreen: Screen {
  /// The id, `cart`.
  public let id: ScreenID = "cart"
  /// `asking`, `empty`, `ready`, `checking`, `expired`, `offline`, `failed`, `leaving`,
  /// `other-week` or `read-only`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// The reason why the cart cannot be handed over now.
  var notice: Banner?
  /// "Cart ready for checkout — Kroger #1234", or another state of the cart.
  var headline: TextBlock?
  /// The week that the cart is for.
  var week: TextBlock?
  /// The items of the cart, and those that could not be had.
  var contents: CartContents?
  /// The ready items, the changes and the total.
  var facts: ListSection?
  /// The question whether the handed-over cart was ordered; nil if no cart was handed over.
  var question: OrderQuestion?
  /// The buttons, in the order drawn.
  var buttons: CartButtons?
  /// The note on how long the retailer holds the cart, and on where to pay; nil if it is not held.
  var note: TextBlock?
  /// The message shown without a cart.
  var message: StateMessage?
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// The button that opens the retailer if that is possible, else the next step before it (C-R02).
  public var primaryAction: ElementID? {
    question?.yes.id ?? buttons?.primary.id ?? message?.actions.first { $0.kind == .primary }?.id
  }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? {
    [toast?.text, question?.headline.content.text, notice?.text, headline?.content.text]
      .compactMap(\.self).first ?? message?.headline
  }

  /// Makes the screen from its input.
  public init(_ input: CartInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("cart.title")
    bar = SettingsPage.bar("cart", title, copy)
    toast = input.toast.map { $0.toast("cart.toast") }
    tabBar = context.tabBar
    if let order = input.order {
      state = "asking"
      question = OrderQuestion(order, copy)
      return
    }
    guard let store = input.store, input.readyCount > 0 else {
      state = input.emptyState
      message = Self.empty(input, copy)
      week = Self.week(input, copy)
      return
    }
    state = input.isAllowed ? input.phase.state : "read-only"
    notice = input.isAllowed ? Self.notice(input, copy) : Self.resting(copy)
    week = Self.week(input, copy)
    contents = CartContents(input, store, copy)
    headline = TextBlock(
      "cart.headline",
      copy(input.isAllowed ? input.phase.headline : "cart.headline.draft", ["store": store.name]),
      style: .title3,
      isHeader: true, fillsWidth: true)
    facts = Self.facts(input, copy)
    buttons = CartButtons(input, store, copy)
    guard input.isAllowed, input.phase.isHeld else { return }
    note = TextBlock(
      "cart.note", copy("cart.note"), style: .footnote, color: .secondaryLabel, fillsWidth: true)
  }

  private static func week(_ input: CartInput, _ copy: Copy) -> TextBlock? {
    input.firstDay.map { first in
      let span = copy.week(from: first)
      let words =
        input.store.map { copy("cart.week", ["week": span, "store": $0.name]) } ?? span
      return TextBlock(
        "cart.week", words, style: .subheadline, color: .secondaryLabel, fillsWidth: true)
    }
  }

  private static func notice(_ input: CartInput, _ copy: Copy) -> Banner? {
    let found: (IconRole, CopyKey)? =
      switch input.phase {
      case .offline: (.offline, "cart.offline")
      case .expired: (.timer, "cart.expired")
      case .failed: (.caution, "cart.failed")
      case .otherWeek: (.calendar, "cart.other-week")
      case .ready, .checking, .leaving: nil
      }
    let weeks = [
      "week": input.firstDay.map { copy.week(from: $0) } ?? "",
      "shown": input.shownFirstDay.map { copy.week(from: $0) } ?? "",
    ]
    return found.map {
      Banner("cart.notice", icon: $0.0, copy($0.1, weeks), isOnGroupedPage: true)
    }
  }

  private static func resting(_ copy: Copy) -> Banner {
    Banner("cart.resting", icon: .premium, copy("cart.read-only"), isOnGroupedPage: true) {
      ActionButton(
        "cart.premium", .text, copy("planning.see-premium"),
        action: ControlAction(PremiumAction.open))
    }
  }

  private static func facts(_ input: CartInput, _ copy: Copy) -> ListSection {
    let total = input.total.map { copy("cart.total", ["total": copy.price($0)]) }
    return ListSection(
      "cart.facts", spokenHeader: copy("cart.facts"),
      footer: input.unpricedCount > 0 ? copy("cart.unpriced", count: input.unpricedCount) : nil
    ) {
      ListRow("cart.ready", icon: .cart, copy("cart.ready", count: input.readyCount))
      ListRow("cart.changes", icon: .swap, copy("cart.changes", count: input.changeCount))
      ListRow("cart.total", icon: .price, total ?? copy("cart.total.unknown"))
      input.budget.map { budget in
        ListRow(
          "cart.budget", icon: budget.isOver ? .caution : .price,
          copy("cart.budget", ["sum": copy.budget(budget)]))
      }
    }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("cart", background: message == nil ? .systemGroupedBackground : .systemBackground) {
      bar
      PageContent("cart.content", spacing: .l) {
        notice
        question
        Stack("cart.heading", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
          headline
          week
        }
        facts
        buttons
        note
        contents
        message
        Gap("cart.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}

extension CartInput.Phase {
  /// Whether the retailer holds the cart now or will hold it after the running step.
  fileprivate var isHeld: Bool {
    switch self {
    case .ready, .checking, .leaving: true
    case .expired, .offline, .failed, .otherWeek: false
    }
  }

  fileprivate var state: StateID {
    switch self {
    case .ready: "ready"
    case .checking: "checking"
    case .expired: "expired"
    case .offline: "offline"
    case .failed: "failed"
    case .leaving: "leaving"
    case .otherWeek: "other-week"
    }
  }

  fileprivate var headline: CopyKey {
    switch self {
    case .ready, .leaving: "cart.headline.ready"
    case .checking: "cart.headline.checking"
    case .expired, .failed: "cart.headline.unchecked"
    case .offline, .otherWeek: "cart.headline.draft"
    }
  }
}
