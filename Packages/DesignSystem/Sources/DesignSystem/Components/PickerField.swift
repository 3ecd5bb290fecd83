/// A field for a day, a time of day or an item of a list; pressing it opens the choice.
public struct PickerField: Component {
  /// The kinds of choice.
  public enum Kind: String, CaseIterable, Sendable {
    /// A day; the field opens a calendar.
    case date
    /// A time of day; the field opens a clock.
    case time
    /// An item of a list.
    case choice
  }

  /// The stable path.
  public var id: ElementID
  /// The kind of choice.
  public var kind: Kind
  /// The label of the choice, in words; read aloud.
  public var label: String
  /// The current choice, shown and read aloud; empty if nothing is chosen.
  public var value: String
  /// The placeholder shown while nothing is chosen.
  public var placeholder: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of choosing; its slot is a date or a choice.
  public var action: ControlAction
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// The error of the choice, shown below the field.
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

  /// The tree node of this value.
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
