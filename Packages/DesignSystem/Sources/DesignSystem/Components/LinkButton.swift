/// Words that lead to another place, in the colour of links; the touch area is 44 points.
public struct LinkButton: Component {
  /// The stable path.
  public var id: ElementID
  /// The words.
  public var title: String
  /// The style of the words.
  public var style: TypeStyle
  /// Whether the link leads out of the app; it then shows an arrow.
  public var isExternal: Bool
  /// The spoken label; by default the words.
  public var label: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction

  /// Makes a link.
  public init(
    _ id: ElementID, _ title: String, style: TypeStyle = .body, isExternal: Bool = false,
    label: String? = nil, hint: String = "", action: ControlAction
  ) {
    self.id = id
    self.title = title
    self.style = style
    self.isExternal = isExternal
    self.label = label ?? title
    self.hint = hint
    self.action = action
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .textButton,
      layout: LayoutSpec(
        .horizontal, spacing: .s, align: .center, justify: .center, minHeight: 44,
        minWidth: 44),
      accessibility: Accessibility(
        label, hint: hint, traits: isExternal ? [.button, .link] : .button),
      action: action, motion: .buttonPress,
      children: [
        TextBlock(
          id.child("title"), title, style: style, color: .link, alignment: .center
        ).element,
        isExternal
          ? Glyph(id.child("icon"), .external, style: .footnote, color: .link).element : nil,
      ].compactMap(\.self))
  }
}
