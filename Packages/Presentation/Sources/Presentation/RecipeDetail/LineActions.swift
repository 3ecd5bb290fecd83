import DesignSystem

/// The work of a tap on an ingredient of a recipe, for each of its lines.
public struct LineActions: Equatable, Sendable {
  /// The action of each line, in the order of the ingredients.
  public var actions: [ControlAction]
  /// The effect of a tap, in words.
  public var hint: String

  /// Makes the actions of the lines.
  public init(_ actions: [ControlAction], hint: String) {
    self.actions = actions
    self.hint = hint
  }
}

extension LineActions {
  /// A line as a row that can be tapped, with a plus at its end; only its text without an action.
  func row(_ line: TextBlock, at place: Int) -> Element {
    guard actions.indices.contains(place) else { return line.element }
    var text = line
    text.id = line.id.child("text")
    return Element(
      line.id, .row,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: .vertical(.s), align: .center, width: .fill,
        minHeight: 44),
      accessibility: Accessibility(line.content.text, hint: hint, traits: .button),
      action: actions[place],
      children: [
        text.element,
        Glyph(line.id.child("add"), .add, style: .footnote, color: .secondaryLabel).element,
      ])
  }
}
