/// An error beside the field it belongs to: symbol and words together.
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

  /// The node that this value stands for.
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
  /// A field with what is wrong below it, or the field alone.
  static func below(_ field: Element, _ id: ElementID, _ error: String?) -> Element {
    guard let error else { return field }
    return Stack(id.child("group"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      field
      InlineError(id.child("error"), error)
    }.element
  }
}
