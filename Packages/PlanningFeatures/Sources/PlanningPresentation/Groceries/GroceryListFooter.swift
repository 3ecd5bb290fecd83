import DesignSystem
import ScreenParts

/// The actions on the whole list, its cost, and the age of the prices.
public struct GroceryListFooter: Component {
  /// "Apply substitutions" and "Refresh prices"; nil if the list cannot be changed.
  public var batch: ActionButton?
  /// Asks for prices; disabled offline, with the reason.
  public var refresh: ActionButton?
  /// The reason why prices cannot be requested.
  public var tooltip: Tooltip?
  /// "Totals: $43.21 est · Last checked 5m ago"; nil without a store.
  public var totals: TextBlock?
  /// The cost of the week and its budget; nil without a budget.
  public var budget: TextBlock?
  /// The note that some prices are unknown.
  public var unpriced: TextBlock?
  /// Opens the cart.
  public var cart: ActionButton?
  /// Chooses a product for each item again.
  public var matchAgain: ActionButton?
  /// Shares the list.
  public var share: ActionButton

  /// Makes the footer of a list.
  init(_ input: GroceryListInput, _ copy: Copy) {
    let shops = input.store != nil
    let acts = shops && input.isAllowed
    batch = acts ? Self.substitutions(input, copy) : nil
    refresh = acts ? Self.refresh(input, copy) : nil
    tooltip =
      acts && input.connection == .offline
      ? Tooltip("grocery-list.refresh.tooltip", copy("refresh.offline")) : nil
    totals = shops ? Self.totals(input, copy) : nil
    budget = input.budget.map { budget in
      TextBlock(
        "grocery-list.budget", copy("cart.budget", ["sum": copy.budget(budget)]), style: .callout,
        color: budget.isOver ? .label : .secondaryLabel, fillsWidth: true)
    }
    unpriced =
      shops && input.total.unpricedCount > 0
      ? TextBlock(
        "grocery-list.unpriced", copy("grocery-list.unpriced", count: input.total.unpricedCount),
        style: .footnote, color: .secondaryLabel, fillsWidth: true) : nil
    cart =
      acts
      ? ActionButton(
        "grocery-list.cart", .primary, copy("grocery-list.cart"), icon: .cart,
        action: ControlAction(GroceryAction.cart, motion: .push)) : nil
    matchAgain =
      acts
      ? ActionButton(
        "grocery-list.match-again", .text, copy("grocery-list.match-again"),
        hint: copy(
          input.connection == .offline ? "refresh.offline" : "grocery-list.match-again.hint"),
        action: ControlAction(GroceryAction.matchAgain),
        phase: input.connection == .offline ? .disabled : .ready) : nil
    share = ActionButton(
      "grocery-list.share", .text, copy("grocery-list.share"), icon: .share,
      action: ControlAction(GroceryAction.share))
  }

  private static func substitutions(_ input: GroceryListInput, _ copy: Copy) -> ActionButton {
    let canApply = input.items.contains { $0.availability.isUnavailable }
    return ActionButton(
      "grocery-list.substitutions", .secondary, copy("grocery-list.substitutions"),
      hint: copy(
        canApply ? "grocery-list.substitutions.hint" : "grocery-list.substitutions.none"),
      action: ControlAction(GroceryAction.applySubstitutions),
      phase: canApply ? .ready : .disabled, horizontalPadding: .s)
  }

  private static func refresh(_ input: GroceryListInput, _ copy: Copy) -> ActionButton {
    let phase: ActionButton.Phase =
      switch input.connection {
      case .online, .failed: .ready
      case .refreshing: .busy
      case .offline: .disabled
      }
    return ActionButton(
      "grocery-list.refresh", .secondary, copy("grocery-list.refresh"),
      hint: input.connection == .offline ? copy("refresh.offline") : "",
      action: ControlAction(GroceryAction.refresh), phase: phase, horizontalPadding: .s)
  }

  private static func totals(_ input: GroceryListInput, _ copy: Copy) -> TextBlock {
    func words(_ ago: String?) -> String {
      let cost =
        input.total.known.map { copy("grocery-list.totals", ["total": copy.price($0)]) }
        ?? copy("grocery-list.totals.unknown")
      let checked =
        ago.map { copy("grocery-list.checked", ["ago": $0]) }
        ?? copy("grocery-list.checked.never")
      return copy("grocery-list.footer", ["totals": cost, "checked": checked])
    }
    return TextBlock(
      "grocery-list.totals", words(input.checkedSecondsAgo.map(copy.ago)), style: .callout,
      spoken: words(input.checkedSecondsAgo.map(copy.agoSpoken)), fillsWidth: true)
  }

  /// The tree node of this value.
  public var element: Element {
    Stack("grocery-list.footer", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      if let batch, let refresh {
        ActionPair(id: "grocery-list.batch", first: batch, second: refresh)
      }
      tooltip
      if totals != nil {
        Stack("grocery-list.sums", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
          totals
          budget
          unpriced
        }
      }
      cart
      Stack(
        "grocery-list.further",
        LayoutSpec(
          .vertical, spacing: .xl, padding: .vertical(.sPlus), align: .center, width: .fill)
      ) {
        matchAgain
        share
      }
    }.element
  }
}
