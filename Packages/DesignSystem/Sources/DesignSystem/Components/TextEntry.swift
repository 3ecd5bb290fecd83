/// A field for text or a search, 44 points tall.
public struct TextEntry: Component {
  /// The stable path.
  public var id: ElementID
  /// Whether it searches; it then shows a magnifying glass.
  public var isSearch: Bool
  /// What is asked for; read aloud.
  public var label: String
  /// What is in it.
  public var text: String
  /// What is shown while it is empty.
  public var placeholder: String
  /// What entering text does; its slot is the text.
  public var action: ControlAction
  /// What is wrong with the text; shown below.
  public var error: String?

  /// Makes a field.
  public init(
    _ id: ElementID, label: String, text: String = "", placeholder: String = "",
    isSearch: Bool = false, action: ControlAction, error: String? = nil
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.isSearch = isSearch
    self.action = action
    self.error = error
  }

  /// The node that this value stands for.
  public var element: Element {
    guard let error else { return field }
    return Stack(id.child("group"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      field
      InlineError(id.child("error"), error)
    }.element
  }

  private var field: Element {
    let icon = Glyph(id.child("icon"), .search, color: .secondaryLabel).element
    let entry = Element(
      id.child("text"), .text,
      content: .entry(
        EntryContent(
          text: text, placeholder: placeholder, kind: isSearch ? .search : .text)),
      layout: LayoutSpec(width: .fill), accessibility: .hidden)
    return Element(
      id, isSearch ? .searchField : .field,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: .horizontal(.m), align: .center, width: .fill,
        minHeight: 44),
      surface: Surface(fill: .secondarySystemBackground, radius: .medium),
      accessibility: Accessibility(
        label, value: text, hint: error ?? "",
        traits: isSearch ? [.textEntry, .search] : .textEntry),
      action: action, children: isSearch ? [icon, entry] : [entry])
  }
}
