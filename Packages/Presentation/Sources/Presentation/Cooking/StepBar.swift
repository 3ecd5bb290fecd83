import DesignSystem
import ScreenParts

/// Previous and Next, at the bottom of every step: they never change places, so that a wet finger
/// finds them without looking.
public struct StepBar: Component {
  /// The stable path.
  public var id: ElementID
  /// The way to the step before; disabled at the first one.
  public var previous: ActionButton
  /// The way to the next step; disabled at the last one.
  public var next: ActionButton

  /// Makes the bar of a step, from zero.
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

  /// The words would not fit beside each other at the next size, on the smallest device.
  private static let largestContentSize = ContentSize.xxL

  /// The node that this value stands for; both halves are as high as the higher one could be.
  public var element: Element {
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
