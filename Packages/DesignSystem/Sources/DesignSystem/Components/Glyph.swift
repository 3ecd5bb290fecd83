/// A separate symbol, which is read aloud only if it has a spoken text.
public struct Glyph: Component {
  /// The stable path.
  public var id: ElementID
  /// The meaning of the glyph.
  public var icon: IconRole
  /// The style that sets the symbol's size.
  public var style: TypeStyle
  /// The colour.
  public var color: ColorRole
  /// The least height in points.
  public var minHeight: Double
  /// The spoken text; nil if VoiceOver skips the symbol.
  public var spoken: String?
  /// Whether the symbol only repeats the words next to it.
  public var isDecoration: Bool

  /// Makes a symbol.
  public init(
    _ id: ElementID, _ icon: IconRole, style: TypeStyle = .body,
    color: ColorRole = .label, minHeight: Double = 0, spoken: String? = nil,
    isDecoration: Bool = false
  ) {
    self.id = id
    self.icon = icon
    self.style = style
    self.color = color
    self.minHeight = minHeight
    self.spoken = spoken
    self.isDecoration = isDecoration
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .icon, content: .icon(icon, style: style, color: color),
      layout: LayoutSpec(minHeight: minHeight),
      accessibility: spoken.map { Accessibility($0, traits: .image) }
        ?? (isDecoration ? .decoration : .hidden))
  }
}
