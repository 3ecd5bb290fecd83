/// A line that says how things stand: a symbol in the colour of its meaning, words in that of text.
///
/// Green and yellow are too faint for words, so the colour is the symbol's alone (C-K06).
public struct StatusLine: Component {
  /// What a line says.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something is good to know: blue.
    case information
    /// Something wants attention: yellow.
    case warning
    /// Something is done: green.
    case success

    /// The symbol in front; no two kinds share one.
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
  /// What the line says.
  public var kind: Kind
  /// The words.
  public var text: String
  /// The style of the words, whose size the symbol has too.
  public var style: TypeStyle

  /// Makes a line.
  public init(_ id: ElementID, _ kind: Kind, _ text: String, style: TypeStyle = .callout) {
    self.id = id
    self.kind = kind
    self.text = text
    self.style = style
  }

  /// The node that this value stands for.
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
