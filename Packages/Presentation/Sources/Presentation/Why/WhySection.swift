import DesignSystem

/// One part of an explanation: a header and a list of short lines.
public struct WhySection: Component {
  /// The stable path.
  public var id: ElementID
  /// What the lines are about.
  public var header: TextBlock
  /// The lines in order, at least one.
  public var lines: [TextBlock]

  /// Makes a part; nil without lines.
  init?(_ id: ElementID, _ header: String, _ lines: [String]) {
    guard !lines.isEmpty else { return nil }
    self.id = id
    self.header = TextBlock(id.child("header"), header, style: .headline, isHeader: true)
    self.lines = lines.enumerated().map { index, line in
      TextBlock(id.child(index), line, style: .callout, fillsWidth: true)
    }
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      ListGroup(id.child("list"), label: header.content.text, style: .callout) { lines }
    }.element
  }
}
