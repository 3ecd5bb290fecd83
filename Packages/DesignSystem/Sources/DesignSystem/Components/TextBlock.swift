/// A separate text.
public struct TextBlock: Component {
  /// The stable path.
  public var id: ElementID
  /// The words and their looks.
  public var content: TextContent
  /// The least height in points; drawn heights are minimums (C-T11).
  public var minHeight: Double
  /// The spoken text; by default the words themselves.
  public var spoken: String?
  /// Whether the text is the heading of the next elements.
  public var isHeader: Bool
  /// Whether the text fills the whole width.
  public var fillsWidth: Bool

  /// Makes a text.
  public init(
    _ id: ElementID, _ text: String, style: TypeStyle = .body, weight: FontWeight? = nil,
    color: ColorRole = .label, alignment: ParagraphAlignment = .leading, lineLimit: Int? = nil,
    minHeight: Double = 0, spoken: String? = nil, isHeader: Bool = false,
    fillsWidth: Bool = false
  ) {
    self.id = id
    content = TextContent(
      text, style: style, weight: weight, color: color, alignment: alignment,
      lineLimit: lineLimit)
    self.minHeight = minHeight
    self.spoken = spoken
    self.isHeader = isHeader
    self.fillsWidth = fillsWidth
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .text, content: .text(content),
      layout: LayoutSpec(width: fillsWidth ? .fill : .hug, minHeight: minHeight),
      accessibility: Accessibility(
        spoken ?? content.text, traits: isHeader ? .header : []))
  }
}
