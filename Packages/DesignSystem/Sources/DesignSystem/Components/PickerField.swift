/// A field for a day, a time of day or one of a list; pressing it opens the choice.
public struct PickerField: Component {
  /// What is chosen.
  public enum Kind: String, CaseIterable, Sendable {
    /// A day, with a calendar behind it.
    case date
    /// A time of day, with a clock behind it.
    case time
    /// One of a list.
    case choice
  }

  /// The stable path.
  public var id: ElementID
  /// A day, a time or one of a list.
  public var kind: Kind
  /// What is chosen, in words; read aloud.
  public var label: String
  /// What it is set to, as shown and read aloud; empty when nothing.
  public var value: String
  /// What is shown while nothing is chosen.
  public var placeholder: String
  /// What pressing it does, in words.
  public var hint: String
  /// What choosing does; its slot is a date or a choice.
  public var action: ControlAction
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// What is wrong with the choice; shown below.
  public var error: String?

  /// Makes a field.
  public init(
    _ id: ElementID, _ kind: Kind, label: String, value: String = "", placeholder: String = "",
    hint: String = "", action: ControlAction, isEnabled: Bool = true, error: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.hint = hint
    self.action = action
    self.isEnabled = isEnabled
    self.error = error
  }

  /// The node that this value stands for.
  public var element: Element {
    let field = Element(
      id, .picker, layout: .field, surface: .field(isEnabled: isEnabled),
      accessibility: Accessibility(
        label, value: value, hint: error ?? hint,
        traits: traits),
      action: action, children: [entry, icon])
    return InlineError.below(field, id, error)
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .button
    if !isEnabled { traits.insert(.disabled) }
    if error != nil { traits.insert(.invalid) }
    return traits
  }

  private var entry: Element {
    let content = EntryContent(text: value, placeholder: placeholder, kind: entryKind)
    return Element(
      id.child("text"), .text, content: .entry(content), layout: LayoutSpec(width: .fill),
      accessibility: .hidden)
  }

  private var icon: Element {
    Glyph(id.child("icon"), iconRole, color: .secondaryLabel).element
  }

  private var entryKind: EntryContent.Kind {
    switch kind {
    case .date: .date
    case .time: .time
    case .choice: .choice
    }
  }

  private var iconRole: IconRole {
    switch kind {
    case .date: .calendar
    case .time: .time
    case .choice: .choose
    }
  }
}
