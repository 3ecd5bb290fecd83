/// A line about a state: the symbol has the colour of its meaning, the words that of text.
///
/// Green and yellow are too faint for words, so only the symbol has the colour (C-K06).
public struct StatusLine: Component {
  /// The kinds of line.
  public enum Kind: String, CaseIterable, Sendable {
    /// A useful fact: blue.
    case information
    /// A state that needs attention: yellow.
    case warning
    /// A finished task: green.
    case success

    /// The symbol before the words, which differs for every kind.
    public var icon: IconRole {
      switch self {
      case .information: .information
      case .warning: .caution
      case .success: .check
      }
    }

    /// The colour of the symbol.
    public var color: ColorRole {
      switch self {
      case .information: .information
      case .warning: .warningGlyph
      case .success: .success
      }
    }
  }

  /// The stable path.
  public var id: ElementID
  /// The kind of line.
  public var kind: Kind
  /// The words.
  public var text: String
  /// The style of the words, which also sizes the symbol.
  public var style: TypeStyle

  /// Makes a line.
  public init(_ id: ElementID, _ kind: Kind, _ text: String, style: TypeStyle = .callout) {
    self.id = id
    self.kind = kind
    self.text = text
    self.style = style
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stack,
      layout: LayoutSpec(.horizontal, spacing: .s, align: .leading, width: .fill),
      accessibility: Accessibility(text),
      children: [
        Glyph(id.child("icon"), kind.icon, style: style, color: kind.color).element,
        TextBlock(id.child("text"), text, style: style, fillsWidth: true).element,
      ])
  }
}
