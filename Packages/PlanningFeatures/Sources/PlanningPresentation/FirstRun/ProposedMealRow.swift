import DesignSystem
import MealModels
import ScreenParts

/// A proposed meal: its time and name, and a button that proposes another.
struct ProposedMealRow: Component {
  private let id: ElementID
  private let words: ListRow
  private let swap: IconButton

  init(_ meal: FirstRunInput.Meal, _ copy: Copy) {
    id = ElementID("first-run.entry").child(meal.id.rawValue)
    let minutes = meal.minutes.map { copy.minutes($0) }
    words = ListRow(
      id, meal.title,
      subtitle: [copy.name(of: meal.slot), minutes].compactMap(\.self).joined(separator: " · "))
    swap = IconButton(
      id.child("swap"), .swap, label: copy("first-run.swap.label", ["title": meal.title]),
      action: ControlAction(FirstRunAction.swap, meal.id), color: .secondaryLabel)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("line"),
      LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .none, trailing: .s),
        align: .center, width: .fill, minHeight: 52)
    ) {
      Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) { words }
      swap
    }.element
  }
}
