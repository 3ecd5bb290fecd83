/// A tile with a dashed outline for adding something.
public struct DashedCard: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol in the middle.
  public var icon: IconRole
  /// The words below the symbol.
  public var title: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction
  /// The least height in points.
  public var minHeight: Double

  /// Makes a tile.
  public init(
    _ id: ElementID, _ icon: IconRole, _ title: String, hint: String = "",
    action: ControlAction, minHeight: Double = 200
  ) {
    self.id = id
    self.icon = icon
    self.title = title
    self.hint = hint
    self.action = action
    self.minHeight = minHeight
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .dashedCard,
      layout: LayoutSpec(
        .vertical, spacing: .s, padding: .all(.cardPadding), align: .center, justify: .center,
        width: .fill, minHeight: minHeight),
      surface: Surface(
        stroke: .primaryText, strokeWidth: 1.5, isDashed: true, radius: .medium),
      accessibility: Accessibility(title, hint: hint, traits: .button), action: action,
      motion: .buttonPress,
      children: [
        Glyph(id.child("icon"), icon, style: .title, color: .primaryText).element,
        TextBlock(
          id.child("title"), title, style: .subheadline, color: .primaryText,
          alignment: .center
        ).element,
      ])
  }
}
