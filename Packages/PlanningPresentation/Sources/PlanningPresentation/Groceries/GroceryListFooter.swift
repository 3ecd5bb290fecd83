import DesignSystem
import ScreenParts

/// What can be done with the whole list, what it costs, and how old the prices are.
public struct GroceryListFooter: Component {
  /// "Apply substitutions" and "Refresh prices", as drawn; nil where the list rests.
  public var batch: ActionButton?
  /// Asks for prices; it cannot be used offline, and says why.
  public var refresh: ActionButton?
  /// Why prices cannot be asked for.
  public var tooltip: Tooltip?
  /// "Totals: $43.21 est · Last checked 5m ago"; nil without a store.
  public var totals: TextBlock?
  /// What the week costs beside its budget; nil without one.
  public var budget: TextBlock?
  /// That some prices are not known.
  public var unpriced: TextBlock?
  /// Goes on to the cart.
  public var cart: ActionButton?
  /// Chooses products anew.
  public var matchAgain: ActionButton?
  /// Hands the list on.
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

  /// The node that this value stands for.
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
