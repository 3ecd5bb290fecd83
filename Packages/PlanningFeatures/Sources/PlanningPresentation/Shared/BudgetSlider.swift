import DesignSystem
import MealModels

/// A slider for the highest cost, with a button that removes the bound.
struct BudgetSlider: Component {
  /// The stable path.
  let id: ElementID
  private let slider: ValueSlider
  private let clear: ActionButton?

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - budget: the chosen bound; nil for no bound, which is the far end of the track.
  ///   - value: the choice in words.
  ///   - clear: the words and the action that remove the bound; shown only while there is a bound.
  init(
    _ id: ElementID, label: String, budget: Money?, value: String, range: ClosedRange<Double>,
    action: ControlAction, clear: CustomAction
  ) {
    self.id = id
    let whole = budget.map { Double($0.hundredths) / 100 } ?? range.upperBound
    slider = ValueSlider(
      id, label: label, value: value,
      fraction: (whole - range.lowerBound) / (range.upperBound - range.lowerBound), action: action)
    self.clear = budget.map { _ in
      ActionButton(id.child("clear"), .text, clear.label, action: clear.action)
    }
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("choice"), LayoutSpec(.vertical, spacing: .sPlus, align: .fill, width: .fill)
    ) {
      slider
      clear.map { button in
        Stack(
          id.child("ways-out"),
          LayoutSpec(.vertical, padding: .vertical(.sPlus), align: .trailing, width: .fill)
        ) { button }
      }
    }.element
  }
}
