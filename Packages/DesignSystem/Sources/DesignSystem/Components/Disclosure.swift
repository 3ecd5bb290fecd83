/// A line that opens and folds what is below it.
public struct Disclosure: Component {
  /// The stable path.
  public var id: ElementID
  /// The words on the line.
  public var title: String
  /// Whether it is open.
  public var isOpen: Bool
  /// "Expanded" or "Collapsed", as read aloud.
  public var stateText: String
  /// What pressing the line does.
  public var action: ControlAction
  /// What is below while it is open.
  public var children: [Element]

  /// Makes a line with what it folds.
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

  /// The node that this value stands for.
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
