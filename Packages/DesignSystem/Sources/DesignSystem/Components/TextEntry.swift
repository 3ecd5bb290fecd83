/// A field for text, at least 44 points tall.
public struct TextEntry: Component {
  /// The stable path.
  public var id: ElementID
  /// The kind of entry: a search shows a magnifying glass, and a secure text is hidden.
  public var kind: EntryContent.Kind
  /// The label of the field, which is read aloud.
  public var label: String
  /// The text in the field.
  public var text: String
  /// The placeholder that is shown while the field is empty.
  public var placeholder: String
  /// The action of entering text; its slot is the text.
  public var action: ControlAction
  /// Whether the field can be used now.
  public var isEnabled: Bool
  /// The error of the text, shown below the field.
  public var error: String?
  /// Whether the text is sent while it is typed, because the app only keeps it.
  public var isLive = false

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

  /// The tree node of this value.
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
    case .text, .multiline, .number, .email, .url, .file: .field
    }
  }

  /// The spoken value; for a secure text, only whether there is a text.
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

  /// A copy whose text is sent while it is typed.
  public var live: TextEntry {
    var copy = self
    copy.isLive = true
    return copy
  }

  private var entry: Element {
    var content = EntryContent(text: text, placeholder: placeholder, kind: kind)
    content.isLive = isLive
    return Element(
      id.child("text"), .text, content: .entry(content),
      layout: LayoutSpec(width: .fill), accessibility: .hidden)
  }
}

extension LayoutSpec {
  /// The layout inside a field: at least 44 points high, with 16 points of padding left and right.
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
