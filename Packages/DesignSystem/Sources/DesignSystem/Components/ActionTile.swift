/// A tile with a symbol and a word that starts something, such as Camera, Voice or Barcode.
public struct ActionTile: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol.
  public var icon: IconRole
  /// The word below the symbol.
  public var title: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction
  /// Whether the tile can be pressed.
  public var isEnabled: Bool

  /// Makes a tile; tiles next to each other share the width.
  public init(
    _ id: ElementID, _ icon: IconRole, _ title: String, hint: String = "",
    action: ControlAction, isEnabled: Bool = true
  ) {
    self.id = id
    self.icon = icon
    self.title = title
    self.hint = hint
    self.action = action
    self.isEnabled = isEnabled
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .secondaryButton,
      layout: LayoutSpec(
        .vertical, spacing: .s, padding: .all(.sPlus), align: .center, justify: .center,
        width: .fill, minHeight: 72),
      surface: Surface(
        stroke: .primaryText, strokeWidth: 1.5, radius: .medium, opacity: isEnabled ? 1 : 0.4),
      accessibility: Accessibility(
        title, hint: hint, traits: isEnabled ? .button : [.button, .disabled]),
      action: action, motion: .buttonPress,
      children: [
        Glyph(id.child("icon"), icon, style: .title2, color: .primaryText).element,
        TextBlock(
          id.child("title"), title, style: .footnote, weight: .medium, color: .primaryText,
          alignment: .center
        ).element,
      ])
  }
}
