/// A text of its own.
public struct TextBlock: Component {
  /// The stable path.
  public var id: ElementID
  /// The words and their looks.
  public var content: TextContent
  /// The least height in points; drawn heights are minimums (C-T11).
  public var minHeight: Double
  /// What is read aloud; the words themselves unless given.
  public var spoken: String?
  /// Whether it heads what follows.
  public var isHeader: Bool
  /// Whether it takes all the width there is.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .text, content: .text(content),
      layout: LayoutSpec(width: fillsWidth ? .fill : .hug, minHeight: minHeight),
      accessibility: Accessibility(
        spoken ?? content.text, traits: isHeader ? .header : []))
  }
}
