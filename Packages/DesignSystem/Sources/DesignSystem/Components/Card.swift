/// A raised surface that contains a picture and facts.
public struct Card: Component {
  /// The drawn styles of a card.
  public enum Style: String, CaseIterable, Sendable {
    /// The suggestion on Home: radius 16, at least 200 points tall.
    case suggestion
    /// A meal of the favorites grid: radius 12, at least 200 points tall.
    case favorite
    /// Any other card: grey, radius 12.
    case secondary
  }

  /// The stable path.
  public var id: ElementID
  /// The style of the card.
  public var style: Style
  /// The gap between the parts.
  public var spacing: Spacing
  /// The padding inside the edges; zero for a picture that fills the card.
  public var padding: EdgeSpacing
  /// The least height in points; by default that of the style.
  public var minHeight: Double
  /// The accessibility of the card; by default a container whose parts are read one by one.
  public var accessibility: Accessibility
  /// The action of a tap.
  public var action: ControlAction?
  /// The motion with which the card appears.
  public var motion: Motion?
  /// The parts.
  public var children: [Element]

  /// Makes a card.
  public init(
    _ id: ElementID, _ style: Style, spacing: Spacing = .componentSpacing,
    padding: EdgeSpacing = .none, minHeight: Double? = nil,
    accessibility: Accessibility = .container, action: ControlAction? = nil,
    motion: Motion? = nil, @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.style = style
    self.spacing = spacing
    self.padding = padding
    self.minHeight = minHeight ?? (style == .secondary ? 0 : 200)
    self.accessibility = accessibility
    self.action = action
    self.motion = motion
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .card,
      layout: LayoutSpec(
        .vertical, spacing: spacing, padding: padding, width: .fill, minHeight: minHeight),
      surface: surface, accessibility: accessibility, action: action, motion: motion,
      children: children)
  }

  private var surface: Surface {
    switch style {
    case .suggestion:
      Surface(
        fill: .systemBackground, radius: .large, shadow: .suggestionCard, elevation: .elevated)
    case .favorite:
      Surface(
        fill: .systemBackground, radius: .medium, shadow: .favoriteCard, elevation: .elevated)
    case .secondary:
      Surface(fill: .secondarySystemBackground, radius: .medium, shadow: .secondaryCard)
    }
  }
}
