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
  init?(_ id: ElementID, _ header: String, _ lines: [String], copy: Copy) {
    guard !lines.isEmpty else { return nil }
    self.id = id
    self.header = TextBlock(id.child("header"), header, style: .headline, isHeader: true)
    self.lines = lines.enumerated().map { index, line in
      TextBlock(
        id.child(index), copy("recipe.ingredient", ["text": line]), style: .callout,
        spoken: line)
    }
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      Stack(
        id.child("list"), LayoutSpec(.vertical, spacing: .s, width: .fill), role: .list,
        accessibility: .container(header.content.text)
      ) { lines }
    }.element
  }
}
