/// A day with an arrow on either side; swiping has the same effect as the arrows (C-A05).
public struct DaySwitcher: Component {
  /// The stable path.
  public var id: ElementID
  /// The day in words, such as "Tue, May 12".
  public var title: String
  /// The spoken label; by default the title.
  public var label: String
  /// The action that goes one day back.
  public var previous: CustomAction
  /// The action that goes one day forward.
  public var next: CustomAction
  /// Whether there is a next day; otherwise its arrow is disabled.
  public var hasNext: Bool
  /// The action of pressing the day, such as opening it; nil if there is none.
  public var action: ControlAction?

  /// Makes a day switcher.
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

  /// The tree node of this value.
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
