/// A button of one symbol, at least 44 × 44 points, with words only for VoiceOver.
public struct IconButton: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol.
  public var icon: IconRole
  /// What is read aloud.
  public var label: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does.
  public var action: ControlAction
  /// The colour of the symbol.
  public var color: ColorRole
  /// Whether it can be pressed.
  public var isEnabled: Bool

  /// Makes a button.
  public init(
    _ id: ElementID, _ icon: IconRole, label: String, hint: String = "", action: ControlAction,
    color: ColorRole = .primaryText, isEnabled: Bool = true
  ) {
    self.id = id
    self.icon = icon
    self.label = label
    self.hint = hint
    self.action = action
    self.color = color
    self.isEnabled = isEnabled
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .iconButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, minHeight: 44, minWidth: 44),
      surface: Surface(opacity: isEnabled ? 1 : 0.4),
      accessibility: Accessibility(
        label, hint: hint, traits: isEnabled ? .button : [.button, .disabled]),
      action: action, motion: .buttonPress,
      children: [Glyph(id.child("icon"), icon, color: color).element])
  }
}
