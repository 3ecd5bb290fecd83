/// A button with only a symbol, at least 44 × 44 points; its words are for VoiceOver only.
public struct IconButton: Component {
  /// The size of a button with only a symbol.
  public enum Size: String, CaseIterable, Sendable {
    /// 44 × 44 points, in a bar or next to other elements.
    case regular
    /// 72 × 72 points, outlined: the main purpose of a screen, such as taking a photo.
    case large
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol.
  public var icon: IconRole
  /// The spoken label.
  public var label: String
  /// The current setting, such as "On"; empty if there is none.
  public var value: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction
  /// The colour of the symbol.
  public var color: ColorRole
  /// The size of the button.
  public var size: Size
  /// Whether the button is chosen or on.
  public var isSelected: Bool
  /// Whether the button can be pressed.
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

  /// The tree node of this value.
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
  /// One end of a stepper, which is disabled without an action.
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
