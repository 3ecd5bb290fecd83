/// A list of lines, each with a dot or a number in a separate column before it.
public struct ListGroup: Component {
  /// The marker before a line.
  public enum Marker: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// A dot.
    case bullet
    /// The line's number, from 1.
    case number
  }

  /// The stable path.
  public var id: ElementID
  /// The marker before each line.
  public var marker: Marker
  /// The VoiceOver label of the lines.
  public var label: String
  /// The gap between the lines.
  public var spacing: Spacing
  /// The type style of the lines and of their markers.
  public var style: TypeStyle
  /// The lines in order.
  public var lines: [Element]

  /// Makes a list.
  public init(
    _ id: ElementID, _ marker: Marker = .bullet, label: String = "", spacing: Spacing = .s,
    style: TypeStyle = .body, @ElementBuilder lines: () -> [Element]
  ) {
    self.id = id
    self.marker = marker
    self.label = label
    self.spacing = spacing
    self.style = style
    self.lines = lines()
  }

  /// Makes a list of words; the ids of the lines are numbered.
  public init(
    _ id: ElementID, _ marker: Marker = .bullet, label: String = "", spacing: Spacing = .s,
    style: TypeStyle = .body, texts: [String]
  ) {
    self.init(id, marker, label: label, spacing: spacing, style: style) {
      texts.enumerated().map { index, text in
        TextBlock(id.child(index), text, style: style, fillsWidth: true)
      }
    }
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, marker == .number ? .numberedList : .list,
      layout: LayoutSpec(.vertical, spacing: spacing, width: .fill),
      accessibility: .container(label),
      children: lines.enumerated().map { marked($0, $1) })
  }

  private func marked(_ index: Int, _ line: Element) -> Element {
    guard marker != .none else { return line }
    let part = line.id.child("line")
    return Element(
      part, .stack,
      layout: LayoutSpec(.horizontal, spacing: .s, align: .leading, width: .fill),
      children: [
        Element(
          part.child("marker"), .text, content: .text(front(index)),
          layout: LayoutSpec(minWidth: columnWidth), accessibility: .hidden),
        line,
      ])
  }

  private func front(_ index: Int) -> TextContent {
    marker == .number
      ? TextContent("\(index + 1).", style: style, weight: .semibold)
      : TextContent("•", style: style, color: .secondaryLabel)
  }

  /// The width of the widest number, so that all lines are aligned.
  private var columnWidth: Double {
    switch marker {
    case .none, .bullet: Spacing.s.points
    case .number: lines.count < 10 ? Spacing.mPlus.points : Spacing.xl.points
    }
  }
}
