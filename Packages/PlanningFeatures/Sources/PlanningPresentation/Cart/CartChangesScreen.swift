import DesignSystem
import MealModels
import ScreenParts

/// The changes in the cart since the eater last reviewed it, line by line, with their costs.
public struct CartChangesScreen: Screen {
  /// The id, `cart-changes`.
  public let id: ScreenID = "cart-changes"
  /// `changes` or `none`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// The changes.
  var changes: ListSection?
  /// Marks the changes as reviewed.
  var accept: ActionButton?
  /// The message shown without changes.
  var message: StateMessage?
  /// The tabs.
  var tabBar: TabBar?

  /// The button that marks the changes as reviewed.
  public var primaryAction: ElementID? { accept?.id }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { changes?.spokenHeader ?? message?.headline }

  /// Makes the page from its input.
  public init(_ input: CartChangesInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("cart.review")
    bar = SettingsPage.bar("cart-changes", title, copy)
    tabBar = context.tabBar
    guard !input.changes.isEmpty else {
      state = "none"
      message = StateMessage(
        "cart-changes.message", icon: .check, headline: copy("cart-changes.none.headline"),
        message: copy("cart-changes.none.body"))
      return
    }
    state = "changes"
    let count = copy("cart-changes.count", count: input.changes.count)
    changes = ListSection(
      "cart-changes.changes", header: count.uppercased(), spokenHeader: count,
      footer: input.difference.map {
        copy("cart-changes.sum", ["difference": copy.difference($0)])
      } ?? copy("cart-changes.sum.unknown")
    ) { input.changes.map { Self.row($0, copy) } }
    accept = ActionButton(
      "cart-changes.accept", .primary, copy("cart-changes.accept"), icon: .check,
      action: ControlAction(CartAction.acceptChanges))
  }

  private static func row(_ change: CartChangesInput.Change, _ copy: Copy) -> ListRow {
    let kind = change.kind
    return ListRow(
      ElementID("cart-changes.change").child(change.id.rawValue), icon: kind.icon,
      copy.counted(change.name, change.count), subtitle: kind.words(copy),
      value: change.difference.map { copy.difference($0) } ?? copy("grocery-list.price.unknown"),
      label: copy.countedSpoken(change.name, change.count))
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "cart-changes", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent("cart-changes.content", spacing: .l) {
        changes
        accept
        message
        Gap("cart-changes.gap.end", .none)
      }
      tabBar
    }.element
  }
}

extension CartChangesInput.Change.Kind {
  fileprivate var icon: IconRole {
    switch self {
    case .price(let before, let now): before.hundredths < now.hundredths ? .up : .down
    case .substituted: .swap
    case .count: .list
    case .added: .add
    case .gone: .unavailable
    }
  }

  fileprivate func words(_ copy: Copy) -> String {
    switch self {
    case .price(let before, let now):
      copy("cart-changes.price", ["before": copy.price(before), "now": copy.price(now)])
    case .substituted(let name): copy("stock.subbed", ["name": name])
    case .count(let before, let now):
      copy("cart-changes.number", ["before": String(before), "now": String(now)])
    case .added: copy("cart-changes.added")
    case .gone: copy("cart-changes.gone")
    }
  }
}

extension Copy {
  /// A difference between amounts with its sign: "+$0.30".
  fileprivate func difference(_ money: Money) -> String {
    money.hundredths > 0
      ? self("cart-changes.more", ["amount": price(money)]) : price(money)
  }
}
