/// A field with its label above and a note below; the field itself shows an error.
public struct FormField: Component {
  /// The stable path.
  public var id: ElementID
  /// The visible label, which is also the field's spoken label.
  public var label: String
  /// The hint below the field.
  public var note: String?
  /// The field, such as a `TextEntry` or a `PickerField`.
  public var field: [Element]

  /// Makes a group.
  public init(
    _ id: ElementID, _ label: String, note: String? = nil,
    @ElementBuilder field: () -> [Element]
  ) {
    self.id = id
    self.label = label
    self.note = note
    self.field = field()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stack, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: .container(label),
      children: [labelElement] + field + [noteElement].compactMap(\.self))
  }

  /// VoiceOver skips the label, because the field has the same name.
  private var labelElement: Element {
    Element(
      id.child("label"), .text,
      content: .text(TextContent(label, style: .subheadline, weight: .medium)),
      layout: LayoutSpec(width: .fill), accessibility: .hidden)
  }

  private var noteElement: Element? {
    note.map {
      TextBlock(
        id.child("note"), $0, style: .footnote, color: .secondaryLabel, fillsWidth: true
      ).element
    }
  }
}
