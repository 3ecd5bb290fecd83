/// A button of one symbol, at least 44 × 44 points, with words only for VoiceOver.
public struct IconButton: Component {
  /// How large a button of one symbol is.
  public enum Size: String, CaseIterable, Sendable {
    /// 44 × 44 points, in a bar or beside something.
    case regular
    /// 72 × 72 points, outlined: the one thing a screen is there for, such as taking a photo.
    case large
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol.
  public var icon: IconRole
  /// What is read aloud.
  public var label: String
  /// What it is set to, such as "On"; empty when nothing.
  public var value: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does.
  public var action: ControlAction
  /// The colour of the symbol.
  public var color: ColorRole
  /// How large it is.
  public var size: Size
  /// Whether it is chosen or on.
  public var isSelected: Bool
  /// Whether it can be pressed.
  public var isEnabled: Bool

  /// Makes a button.
  public init(
    _ id: ElementID, _ icon: IconRole, label: String, value: String = "", hint: String = "",
    action: ControlAction, color: ColorRole = .primaryText, size: Size = .regular,
    isSelected: Bool = false, isEnabled: Bool = true
  ) {
    self.id = id
    self.icon = icon
    self.label = label
    self.value = value
    self.hint = hint
    self.action = action
    self.color = color
    self.size = size
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }

  /// The node that this value stands for.
  public var element: Element {
    let side: Double = size == .large ? 72 : 44
    return Element(
      id, .iconButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, minHeight: side, minWidth: side),
      surface: surface,
      accessibility: Accessibility(label, value: value, hint: hint, traits: traits),
      action: action, motion: .buttonPress, children: [glyph])
  }

  private var surface: Surface {
    let opacity = isEnabled ? 1 : 0.4
    guard size == .large else { return Surface(opacity: opacity) }
    return Surface(
      fill: .systemBackground, stroke: .primaryText, strokeWidth: 1.5, radius: .large,
      elevation: .elevated, opacity: opacity)
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.disabled) }
    return traits
  }

  private var glyph: Element {
    Glyph(id.child("icon"), icon, style: size == .large ? .title : .body, color: color).element
  }
}

extension IconButton {
  /// One end of a stepper; it cannot be pressed when there is nothing to do.
  static func step(
    _ id: ElementID, _ icon: IconRole, label: String, action: ControlAction?
  ) -> Element {
    Element(
      id, .iconButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, minHeight: 44, minWidth: 44),
      surface: Surface(opacity: action == nil ? 0.4 : 1),
      accessibility: Accessibility(
        label, traits: action == nil ? [.button, .disabled] : .button),
      action: action, motion: .buttonPress,
      children: [Glyph(id.child("icon"), icon).element])
  }
}
