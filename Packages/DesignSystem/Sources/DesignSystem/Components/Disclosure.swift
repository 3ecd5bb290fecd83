/// A line that shows and hides the content below it.
public struct Disclosure: Component {
  /// The stable path.
  public var id: ElementID
  /// The words on the line.
  public var title: String
  /// Whether it is open.
  public var isOpen: Bool
  /// The spoken state: "Expanded" or "Collapsed".
  public var stateText: String
  /// The action of pressing the line.
  public var action: ControlAction
  /// The content below the line; visible while it is open.
  public var children: [Element]

  /// Makes a line with the content below it.
  public init(
    _ id: ElementID, _ title: String, isOpen: Bool, stateText: String, action: ControlAction,
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.title = title
    self.isOpen = isOpen
    self.stateText = stateText
    self.action = action
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    let line = Element(
      id.child("line"), .disclosure,
      layout: LayoutSpec(
        .horizontal, spacing: .componentSpacing, align: .center, width: .fill, minHeight: 44),
      accessibility: Accessibility(title, value: stateText, traits: .button), action: action,
      children: [
        TextBlock(id.child("title"), title, style: .headline, fillsWidth: true).element,
        Glyph(
          id.child("icon"), isOpen ? .collapse : .expand, style: .footnote,
          color: .secondaryLabel
        ).element,
      ])
    return Element(
      id, .stack, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      children: [line] + (isOpen ? children : []))
  }
}
