import DesignSystem
import MealModels
import ScreenParts

/// Every started timer, each with its remaining time and its actions.
struct TimerList: Component {
  /// The stable path.
  var id: ElementID
  /// The heading.
  var header: TextBlock
  /// The timers.
  var panels: [TimerPanel]

  /// Makes a list; nil without timers.
  init?(_ id: ElementID, _ timers: [RunningTimer], copy: Copy) {
    guard !timers.isEmpty else { return nil }
    self.id = id
    header = TextBlock(
      id.child("header"), copy("cooking.timers"), style: .headline, isHeader: true)
    panels = timers.map { TimerPanel(id, $0, copy: copy) }
  }

  /// The announcement of the timers that ended less than a minute ago; nil if there are none.
  var rings: String? {
    let words = panels.filter(\.rings).map { "\($0.name): \($0.spoken)" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill)) {
      header
      panels
    }.element
  }
}
