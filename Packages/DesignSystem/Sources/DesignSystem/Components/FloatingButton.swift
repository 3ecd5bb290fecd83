/// A raised button of 56 points over the page, at the trailing edge, above the tab bar.
public struct FloatingButton: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol.
  public var icon: IconRole
  /// The spoken label.
  public var label: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction

  /// Makes a button.
  public init(
    _ id: ElementID, _ icon: IconRole, label: String, hint: String = "", action: ControlAction
  ) {
    self.id = id
    self.icon = icon
    self.label = label
    self.hint = hint
    self.action = action
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .floatingButton,
      layout: LayoutSpec(
        .horizontal, padding: .all(.s), align: .center, justify: .center, minHeight: 56,
        minWidth: 56, region: .floating),
      surface: Surface(
        fill: .systemBackground, stroke: .primaryText, strokeWidth: 1.5, radius: .large,
        shadow: .suggestionCard, elevation: .elevated),
      accessibility: Accessibility(label, hint: hint, traits: .button), action: action,
      motion: .buttonPress,
      children: [Glyph(id.child("icon"), icon, style: .title2, color: .primaryText).element])
  }
}
