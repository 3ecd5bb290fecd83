/// A small fact with an icon: a time, a difficulty, a cuisine.
public struct Badge: Component {
  /// The style of a badge.
  public enum Style: String, Sendable {
    /// A capsule of 24 points with 14-point text, on Home and Recipe.
    case pill
    /// Bare 12-point text, on favorites cards.
    case plain
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol before the words.
  public var icon: IconRole
  /// The words.
  public var text: String
  /// The spoken text; by default the words.
  public var spoken: String
  /// The style: a capsule or bare text.
  public var style: Style

  /// Makes a badge.
  public init(
    _ id: ElementID, _ icon: IconRole, _ text: String, spoken: String? = nil,
    style: Style = .pill
  ) {
    self.id = id
    self.icon = icon
    self.text = text
    self.spoken = spoken ?? text
    self.style = style
  }

  /// The tree node of this value.
  public var element: Element {
    let isPill = style == .pill
    let type: TypeStyle = isPill ? .badge : .caption
    return Element(
      id, .badge,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: isPill ? .horizontal(.badgePadding) : .none,
        align: .center, minHeight: isPill ? 24 : 16),
      surface: isPill
        ? Surface(fill: .secondarySystemBackground, radius: .medium) : .clear,
      accessibility: Accessibility(spoken),
      children: [
        Glyph(id.child("icon"), icon, style: type, color: .secondaryLabel).element,
        TextBlock(id.child("text"), text, style: type, color: .secondaryLabel, lineLimit: 1)
          .element,
      ])
  }
}
