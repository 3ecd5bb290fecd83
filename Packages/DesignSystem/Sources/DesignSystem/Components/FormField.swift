/// A field with its label above and a note below; an error comes with the field itself.
public struct FormField: Component {
  /// The stable path.
  public var id: ElementID
  /// What is asked for, as shown; the field says it itself.
  public var label: String
  /// What helps to answer, below the field.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .stack, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: .container(label),
      children: [labelElement] + field + [noteElement].compactMap(\.self))
  }

  /// Seen only: the field is called the same and would be announced twice.
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
