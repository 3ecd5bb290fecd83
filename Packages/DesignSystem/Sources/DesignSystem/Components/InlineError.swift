/// An error next to its field: symbol and words together.
public struct InlineError: Component {
  /// The stable path.
  public var id: ElementID
  /// The words.
  public var text: String

  /// Makes an error.
  public init(_ id: ElementID, _ text: String) {
    self.id = id
    self.text = text
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stack,
      layout: LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill),
      accessibility: Accessibility(text),
      children: [
        Glyph(id.child("icon"), .warning, style: .caption, color: .errorText).element,
        TextBlock(
          id.child("text"), text, style: .inlineError, color: .errorText, fillsWidth: true
        ).element,
      ])
  }
}

extension InlineError {
  /// A field with its error below it; only the field if there is no error.
  static func below(_ field: Element, _ id: ElementID, _ error: String?) -> Element {
    guard let error else { return field }
    return Stack(id.child("group"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      field
      InlineError(id.child("error"), error)
    }.element
  }
}
