import DesignSystem

/// One part of an explanation: a header and a list of short lines.
struct WhySection: Component {
  /// The stable path.
  var id: ElementID
  /// The subject of the lines.
  var header: TextBlock
  /// The lines in order, at least one.
  var lines: [TextBlock]

  /// Makes a part; nil without lines.
  init?(_ id: ElementID, _ header: String, _ lines: [String]) {
    guard !lines.isEmpty else { return nil }
    self.id = id
    self.header = TextBlock(id.child("header"), header, style: .headline, isHeader: true)
    self.lines = lines.enumerated().map { index, line in
      TextBlock(id.child(index), line, style: .callout, fillsWidth: true)
    }
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      ListGroup(id.child("list"), label: header.content.text, style: .callout) { lines }
    }.element
  }
}
