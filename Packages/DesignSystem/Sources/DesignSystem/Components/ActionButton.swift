/// A button with a label.
public struct ActionButton: Component {
  /// The prominence of a button.
  public enum Kind: String, CaseIterable, Sendable {
    /// Filled, 50 points tall; at most one on a screen.
    case primary
    /// Outlined, 44 points tall.
    case secondary
    /// Text only; 20 points tall with a touch area of 44 (C-L17).
    case text
  }

  /// The phase of a button.
  public enum Phase: String, CaseIterable, Sendable {
    /// The button can be pressed.
    case ready
    /// The action is running; the button looks the same, ignores taps and is announced as busy
    /// (C-K17).
    case busy
    /// The button cannot be pressed now.
    case disabled
  }

  /// The stable path.
  public var id: ElementID
  /// The prominence of the button.
  public var kind: Kind
  /// The words on it.
  public var title: String
  /// A symbol before the label; the symbol for a choice follows the label.
  public var icon: IconRole?
  /// The colour of the symbol if the colour adds meaning; nil for the label's colour.
  public var iconColor: ColorRole?
  /// The spoken label; by default the words.
  public var label: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction
  /// Ready, busy or disabled.
  public var phase: Phase
  /// Whether the button leads out of the app.
  public var isLink: Bool
  /// Whether the action destroys something; the symbol and the outline are then red.
  public var isDestructive: Bool
  /// The padding left and right of the label; 8 points in a row of three buttons (C-L10).
  public var horizontalPadding: Spacing
  /// The further actions that VoiceOver offers for the button.
  public var customActions: [CustomAction]

  /// Makes a button.
  public init(
    _ id: ElementID, _ kind: Kind, _ title: String, icon: IconRole? = nil,
    iconColor: ColorRole? = nil, label: String? = nil, hint: String = "", action: ControlAction,
    phase: Phase = .ready, isLink: Bool = false,
    isDestructive: Bool = false, horizontalPadding: Spacing = .buttonPaddingHorizontal,
    customActions: [CustomAction] = []
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.icon = icon ?? (isDestructive ? .trash : nil)
    self.iconColor = iconColor ?? (isDestructive ? .errorText : nil)
    self.label = label ?? title
    self.hint = hint
    self.action = action
    self.phase = phase
    self.isLink = isLink
    self.isDestructive = isDestructive
    self.horizontalPadding = horizontalPadding
    self.customActions = customActions
  }
}
