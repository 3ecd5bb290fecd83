/// A tile with a dashed outline that invites to add something.
public struct DashedCard: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol in the middle.
  public var icon: IconRole
  /// The words under it.
  public var title: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does.
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

  /// The node that this value stands for.
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
