/// A note below a control, such as why the control cannot be used now.
///
/// Give the control the same words as its hint: VoiceOver does not read both.
public struct Tooltip: Component {
  /// The stable path.
  public var id: ElementID
  /// The words.
  public var text: String

  /// Makes a note about a control.
  public init(_ id: ElementID, _ text: String) {
    self.id = id
    self.text = text
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .tooltip,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: EdgeSpacing(horizontal: .sPlus, vertical: .s),
        align: .center),
      surface: Surface(
        fill: .systemBackground, stroke: .separator, strokeWidth: 1, radius: .small,
        elevation: .elevated),
      accessibility: Accessibility(text),
      children: [
        Glyph(id.child("icon"), .information, style: .footnote, color: .information).element,
        TextBlock(id.child("text"), text, style: .footnote).element,
      ])
  }
}
