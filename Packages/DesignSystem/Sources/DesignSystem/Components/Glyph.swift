/// A symbol of its own; not read unless it is given words.
public struct Glyph: Component {
  /// The stable path.
  public var id: ElementID
  /// What it means.
  public var icon: IconRole
  /// The style whose size it has.
  public var style: TypeStyle
  /// The colour.
  public var color: ColorRole
  /// The least height in points.
  public var minHeight: Double
  /// What is read aloud; nil for nothing.
  public var spoken: String?
  /// Whether it only repeats the words beside it.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .icon, content: .icon(icon, style: style, color: color),
      layout: LayoutSpec(minHeight: minHeight),
      accessibility: spoken.map { Accessibility($0, traits: .image) }
        ?? (isDecoration ? .decoration : .hidden))
  }
}
