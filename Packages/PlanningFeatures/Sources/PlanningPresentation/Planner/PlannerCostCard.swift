import DesignSystem
import MealModels
import ScreenParts

/// The cost of the week: to pay now, used up, items without a price, and the budget.
struct PlannerCostCard: Component {
  private let id: ElementID = "planner.cost"
  private let figures: TextBlock
  private let details: TextBlock?
  private let standing: StatusLine?
  private let savings: ActionButton?

  init(_ cost: PlannerCost, isAllowed: Bool, _ copy: Copy) {
    let pay = copy("planner-cost.pay", ["pay": copy.price(cost.toPay)])
    let used = copy("planner-cost.used", ["used": copy.price(cost.used)])
    figures = TextBlock(
      id.child("figures"), "\(pay) · \(used)", style: .subheadline, spoken: "\(pay), \(used)",
      fillsWidth: true)
    let rest =
      cost.used.hundredths < cost.toPay.hundredths ? copy("planner-cost.note") : nil
    let unpriced =
      cost.unpricedCount > 0
      ? copy("planner-cost.unpriced", count: cost.unpricedCount) + "." : nil
    let words = [rest, unpriced].compactMap(\.self).joined(separator: " ")
    details =
      words.isEmpty
      ? nil
      : TextBlock(
        id.child("details"), words, style: .footnote, color: .secondaryLabel, fillsWidth: true)
    standing = cost.sum.map { sum in
      let more = Money(
        hundredths: abs(sum.total.hundredths - sum.budget.hundredths), sum.total.currency)
      let budget = copy.roundPrice(sum.budget)
      return sum.isOver
        ? StatusLine(
          "planner.cost.standing", .warning,
          copy("planner-savings.over", ["over": copy.price(more), "budget": budget]),
          style: .footnote)
        : StatusLine(
          "planner.cost.standing", .information,
          copy("planner-cost.left", ["left": copy.price(more), "budget": budget]),
          style: .footnote)
    }
    savings =
      isAllowed && cost.sum?.isOver == true
      ? ActionButton(
        id.child("savings"), .text, copy("planner-cost.savings"),
        action: ControlAction(PlannerAction.savings, motion: .sheet)) : nil
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id,
      LayoutSpec(.vertical, spacing: .sPlus, padding: .all(.m), width: .fill),
      surface: .groupedCard
    ) {
      figures
      details
      standing
      savings
    }.element
  }
}
