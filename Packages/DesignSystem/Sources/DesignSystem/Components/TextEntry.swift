/// A field for text, at least 44 points tall.
public struct TextEntry: Component {
  /// The stable path.
  public var id: ElementID
  /// What may be entered; a search shows a magnifying glass, a secure text is not shown.
  public var kind: EntryContent.Kind
  /// What is asked for; read aloud.
  public var label: String
  /// What is in it.
  public var text: String
  /// What is shown while it is empty.
  public var placeholder: String
  /// What entering text does; its slot is the text.
  public var action: ControlAction
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// What is wrong with the text; shown below.
  public var error: String?

  /// Makes a field.
  public init(
    _ id: ElementID, kind: EntryContent.Kind = .text, label: String, text: String = "",
    placeholder: String = "", action: ControlAction, isEnabled: Bool = true,
    error: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.action = action
    self.isEnabled = isEnabled
    self.error = error
  }

  /// The node that this value stands for.
  public var element: Element {
    InlineError.below(field, id, error)
  }

  private var field: Element {
    Element(
      id, role, layout: .field, surface: .field(isEnabled: isEnabled),
      accessibility: Accessibility(label, value: spoken, hint: error ?? "", traits: traits),
      action: action, children: kind == .search ? [icon, entry] : [entry])
  }

  private var role: ElementRole {
    switch kind {
    case .search: .searchField
    case .secure: .secureField
    case .date, .time, .choice: .picker
    case .text, .multiline, .number, .email, .url: .field
    }
  }

  /// A secure text is never said, only that there is one.
  private var spoken: String {
    kind == .secure ? EntryContent(text: text, kind: .secure).shown : text
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = kind == .search ? [.textEntry, .search] : .textEntry
    if !isEnabled { traits.insert(.disabled) }
    if error != nil { traits.insert(.invalid) }
    return traits
  }

  private var icon: Element {
    Glyph(id.child("icon"), .search, color: .secondaryLabel).element
  }

  private var entry: Element {
    Element(
      id.child("text"), .text,
      content: .entry(EntryContent(text: text, placeholder: placeholder, kind: kind)),
      layout: LayoutSpec(width: .fill), accessibility: .hidden)
  }
}

extension LayoutSpec {
  /// The inside of a field: 44 points at least, 16 left and right.
  static let field = LayoutSpec(
    .horizontal, spacing: .s, padding: EdgeSpacing(horizontal: .m, vertical: .s),
    align: .center, width: .fill, minHeight: 44)
}

extension Surface {
  /// The looks of a field.
  static func field(isEnabled: Bool) -> Surface {
    Surface(
      fill: .systemBackground, stroke: .secondaryLabel, strokeWidth: 1, radius: .medium,
      opacity: isEnabled ? 1 : 0.4)
  }
}
