import DesignSystem

/// Asks whether a handed-over cart was ordered.
///
/// Only the answer that it was ordered ticks its items and adds them to the pantry.
struct OrderQuestion: Component {
  /// The question.
  var headline: TextBlock
  /// The facts of the handed-over cart, and the effect of either answer.
  var facts: ListSection
  /// The answer that it was ordered.
  var yes: ActionButton
  /// The answer that it was not ordered; the list is unchanged.
  var no: ActionButton

  /// Makes the question about an order.
  init(_ order: CartInput.Order, _ copy: Copy) {
    headline = TextBlock(
      "cart.question", copy("cart.order.question"), style: .title3, isHeader: true,
      fillsWidth: true)
    let total = order.total.map { copy("cart.order.total", ["total": copy.price($0)]) }
    facts = ListSection(
      "cart.order", spokenHeader: copy("cart.order.facts"), footer: copy("cart.order.note")
    ) {
      ListRow(
        "cart.order.count", icon: .cart,
        copy("cart.order.count", ["retailer": order.retailer], count: order.count))
      ListRow("cart.order.total", icon: .price, total ?? copy("cart.total.unknown"))
    }
    yes = ActionButton(
      "cart.ordered", .primary, copy("cart.order.yes"), icon: .check,
      hint: copy("cart.order.yes.hint"), action: ControlAction(CartAction.ordered))
    no = ActionButton(
      "cart.not-ordered", .secondary, copy("cart.order.no"), hint: copy("cart.order.no.hint"),
      action: ControlAction(CartAction.notOrdered))
  }

  /// The tree node of this value.
  var element: Element {
    Stack("cart.asking", LayoutSpec(.vertical, spacing: .l, width: .fill)) {
      headline
      facts
      Stack(
        "cart.answers",
        LayoutSpec(
          .vertical, spacing: .buttonSpacing, padding: .all(.cardPadding), width: .fill),
        surface: .groupedCard
      ) {
        yes
        no
      }
    }.element
  }
}
