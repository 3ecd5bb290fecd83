/// A button with a word on it.
public struct ActionButton: Component {
  /// How strongly a button asks to be pressed.
  public enum Kind: String, CaseIterable, Sendable {
    /// Filled, 50 points tall; one on a screen.
    case primary
    /// Outlined, 44 points tall.
    case secondary
    /// Text only; 20 points tall with a touch area of 44 (C-L17).
    case text
  }

  /// What a button is up to.
  public enum Phase: String, CaseIterable, Sendable {
    /// It can be pressed.
    case ready
    /// It works; it keeps its looks, ignores taps and is announced as busy (C-K17).
    case busy
    /// It cannot be pressed now.
    case disabled
  }

  /// The stable path.
  public var id: ElementID
  /// How strongly it asks.
  public var kind: Kind
  /// The words on it.
  public var title: String
  /// A symbol before the words; that of a choice stands after them.
  public var icon: IconRole?
  /// The colour of the symbol where it says more than the words: nil for theirs.
  public var iconColor: ColorRole?
  /// What is read aloud; the words unless given.
  public var label: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does.
  public var action: ControlAction
  /// Ready, busy or disabled.
  public var phase: Phase
  /// Whether it leads out of the app.
  public var isLink: Bool
  /// Whether it destroys something; its symbol and its outline are then red.
  public var isDestructive: Bool
  /// Left and right of the words; 8 points in a row of three (C-L10).
  public var horizontalPadding: Spacing
  /// What else it offers, under its name.
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
