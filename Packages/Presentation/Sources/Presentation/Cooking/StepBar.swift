import DesignSystem
import ScreenParts

/// The buttons Previous and Next, at the bottom of every step.
///
/// They never change places, so that the cook finds them without looking.
struct StepBar: Component {
  /// The stable path.
  var id: ElementID
  /// The button for the previous step; disabled at the first one.
  var previous: ActionButton
  /// The button for the next step; disabled at the last one.
  var next: ActionButton

  /// Makes the bar of a step; steps are numbered from zero.
  init(_ id: ElementID, _ step: Int, of count: Int, copy: Copy) {
    self.id = id
    let isLast = step >= count - 1
    previous = ActionButton(
      "cooking.previous", .secondary, copy("cooking.previous"),
      label: copy("cooking.previous.label"), action: ControlAction(CookingAction.previous),
      phase: step == 0 ? .disabled : .ready, horizontalPadding: .s)
    next = ActionButton(
      "cooking.next", isLast ? .secondary : .primary, copy("cooking.next"),
      label: copy("cooking.next.label"),
      action: ControlAction(CookingAction.next, motion: .push),
      phase: isLast ? .disabled : .ready, horizontalPadding: .s)
  }

  /// At the next size, the words would not fit next to each other on the smallest device.
  private static let largestContentSize = ContentSize.xxl

  /// The tree node of this value; both halves are as high as the highest that either could be.
  var element: Element {
    Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .buttonSpacing,
        padding: EdgeSpacing(horizontal: .screenMargin, vertical: .s), align: .fill, width: .fill,
        minHeight: 66, region: .tabBar, largestContentSize: Self.largestContentSize),
      surface: Surface(fill: .systemBackground)
    ) {
      previous
      next
    }.element
  }
}
