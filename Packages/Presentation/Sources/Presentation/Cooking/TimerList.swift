import DesignSystem
import MealModels
import ScreenParts

/// Every timer that was started, each with what remains and what can be done about it.
public struct TimerList: Component {
  /// The stable path.
  public var id: ElementID
  /// The heading.
  public var header: TextBlock
  /// The timers.
  public var panels: [TimerPanel]

  /// Makes a list; nil without timers.
  init?(_ id: ElementID, _ timers: [RunningTimer], copy: Copy) {
    guard !timers.isEmpty else { return nil }
    self.id = id
    header = TextBlock(
      id.child("header"), copy("cooking.timers"), style: .headline, isHeader: true)
    panels = timers.map { TimerPanel(id, $0, copy: copy) }
  }

  /// That a time is up, where that was less than a minute ago; nil otherwise.
  var rings: String? {
    let words = panels.filter(\.rings).map { "\($0.name): \($0.spoken)" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill)) {
      header
      panels
    }.element
  }
}
