import DesignSystem
import MealModels
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
  /// Shows the changes of the week that save most; nil within the budget.
  public var savings: ActionButton?
  /// The note that some prices are unknown.
  public var unpriced: TextBlock?
  /// Opens the cart.
  public var cart: ActionButton?
  /// Chooses a product for each item again.
  public var matchAgain: ActionButton?
  /// The note that the store did not answer; nil if it did.
  public var failure: StatusLine?
  /// Chooses a store; nil if one is chosen, or if the list needs none.
  public var chooseStore: ActionButton?
  /// Shares the list.
  public var share: ActionButton

  /// The spoken name of the bar with the total.
  private let sums: String

  /// Makes the footer of a list.
  init(_ input: GroceryListInput, _ copy: Copy) {
    let shops = input.hasPrices
    let acts = shops && input.isAllowed
    batch = acts ? Self.substitutions(input, copy) : nil
    refresh = acts ? Self.refresh(input, copy) : nil
    tooltip =
      acts && input.connection == .offline
      ? Tooltip("grocery-list.refresh.tooltip", copy("refresh.offline")) : nil
    failure =
      shops && input.connection == .failed
      ? StatusLine("grocery-list.failed", .warning, copy("grocery-list.failed")) : nil
    chooseStore =
      input.store == nil && input.ownName == nil
      ? ActionButton(
        "grocery-list.store.change", .text, copy("grocery-list.choose-store"),
        action: ControlAction(GroceryAction.chooseStore, motion: .sheet)) : nil
    sums = copy("grocery-list.sums")
    totals = shops ? Self.totals(input, copy) : nil
    budget = (shops ? input.budget : nil).map { budget in
      TextBlock(
        "grocery-list.budget", copy("cart.budget", ["sum": copy.budget(budget)]), style: .callout,
        color: budget.isOver ? .label : .secondaryLabel, fillsWidth: true)
    }
    savings =
      acts && input.budget?.isOver == true
      ? ActionButton(
        "grocery-list.savings", .text, copy("planner-cost.savings"),
        action: ControlAction(PlannerAction.savings, motion: .sheet)) : nil
    unpriced =
      shops && input.total.unpricedCount > 0
      ? TextBlock(
        "grocery-list.unpriced", copy("grocery-list.unpriced", count: input.total.unpricedCount),
        style: .footnote, color: .secondaryLabel, fillsWidth: true) : nil
    cart =
      acts
      ? ActionButton(
        "grocery-list.cart", .primary, copy("grocery-list.cart"),
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
        input.total.known.map {
          copy("grocery-list.totals", ["total": narrowed(input, total: $0, copy)])
        } ?? copy("grocery-list.totals.unknown")
      let checked =
        ago.map { copy("grocery-list.checked", ["ago": $0]) }
        ?? copy("grocery-list.checked.never")
      return copy("grocery-list.footer", ["totals": cost, "checked": checked])
    }
    return TextBlock(
      "grocery-list.totals", words(input.checkedSecondsAgo.map(copy.ago)), style: .footnote,
      spoken: words(input.checkedSecondsAgo.map(copy.agoSpoken)), fillsWidth: true)
  }

  /// The cost of what is shown, and of all if recipes filter the list.
  private static func narrowed(
    _ input: GroceryListInput, total: Money, _ copy: Copy
  ) -> String {
    guard !input.recipes.isEmpty else { return copy.price(total) }
    return copy(
      "grocery-list.narrowed",
      [
        "shown": input.shownTotal.map { copy.price($0) } ?? copy("grocery-list.totals.unknown"),
        "total": copy.price(total),
        "recipes": copy("grocery-list.from", ["recipe": copy.list(input.recipes)]),
      ])
  }

  /// The bar that stays in view: the total and the way to the cart; nil without prices.
  var pinned: PinnedBar? {
    guard totals != nil || cart != nil else { return nil }
    return PinnedBar("grocery-list.sums", at: .bottom, label: sums) {
      Stack(
        "grocery-list.sums.line",
        LayoutSpec(
          .horizontal, spacing: .s, align: .center, width: .fill, minHeight: 52,
          stacksAtAccessibilitySizes: true)
      ) {
        totals
        cart
      }
    }
  }

  /// The tree node of this value.
  public var element: Element {
    Stack("grocery-list.footer", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      if let batch, let refresh {
        ActionPair(id: "grocery-list.batch", first: batch, second: refresh)
      }
      tooltip
      failure.map { line in
        Stack(
          "grocery-list.failed.card", LayoutSpec(.vertical, padding: .all(.m), width: .fill),
          surface: .groupedCard
        ) { line }
      }
      budget
      savings.map { button in
        Stack(
          "grocery-list.savings.line",
          LayoutSpec(.vertical, padding: .vertical(.sPlus), align: .center, width: .fill)
        ) { button }
      }
      unpriced
      Stack(
        "grocery-list.further",
        LayoutSpec(
          .vertical, spacing: .xl, padding: .vertical(.sPlus), align: .center, width: .fill)
      ) {
        matchAgain
        chooseStore
        share
      }
    }.element
  }
}
