/// A day with an arrow on either side; swiping does the same as the arrows (C-A05).
public struct DaySwitcher: Component {
  /// The stable path.
  public var id: ElementID
  /// The day as shown, such as "Tue, May 12".
  public var title: String
  /// What is read aloud; the day as shown unless given.
  public var label: String
  /// One day back.
  public var previous: CustomAction
  /// One day on.
  public var next: CustomAction
  /// Whether there is a day after this one; the arrow cannot be pressed otherwise.
  public var hasNext: Bool
  /// What pressing the day does, such as opening it; nil when nothing.
  public var action: ControlAction?

  /// Makes a day.
  public init(
    _ id: ElementID, _ title: String, label: String? = nil, previous: CustomAction,
    next: CustomAction, hasNext: Bool = true, action: ControlAction? = nil
  ) {
    self.id = id
    self.title = title
    self.label = label ?? title
    self.previous = previous
    self.next = next
    self.hasNext = hasNext
    self.action = action
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(
      id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 44)
    ) {
      IconButton(id.child("previous"), .back, label: previous.label, action: previous.action)
      day
      IconButton(
        id.child("next"), .forward, label: next.label, action: next.action,
        isEnabled: hasNext)
    }.element
  }

  private var day: Element {
    Element(
      id.child("day"), action == nil ? .stack : .textButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, width: .fill, minHeight: 44),
      accessibility: Accessibility(
        label, traits: action == nil ? .header : .button,
        customActions: hasNext ? [previous, next] : [previous]),
      action: action,
      children: [
        TextBlock(id.child("title"), title, style: .headline, alignment: .center).element
      ])
  }
}
