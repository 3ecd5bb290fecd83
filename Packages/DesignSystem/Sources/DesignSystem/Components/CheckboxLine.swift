/// A checkbox with its words, outside a list.
public struct CheckboxLine: Component {
  /// The stable path.
  public var id: ElementID
  /// The words.
  public var title: String
  /// Whether it is ticked.
  public var isOn: Bool
  /// The effect of ticking it, in words.
  public var hint: String
  /// The action of pressing it.
  public var action: ControlAction
  /// Whether the checkbox can be used now.
  public var isEnabled: Bool

  /// Makes a checkbox.
  public init(
    _ id: ElementID, _ title: String, isOn: Bool, hint: String = "", action: ControlAction,
    isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.isOn = isOn
    self.hint = hint
    self.action = action
    self.isEnabled = isEnabled
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .checkbox,
      layout: LayoutSpec(
        .horizontal, spacing: .componentSpacing, padding: .vertical(.s), align: .center,
        width: .fill, minHeight: 44),
      surface: Surface(opacity: isEnabled ? 1 : 0.4),
      accessibility: Accessibility(title, hint: hint, traits: traits), action: action,
      children: [
        Element(
          id.child("box"), .checkbox, content: .checkbox(isOn: isOn), accessibility: .hidden),
        TextBlock(id.child("title"), title, fillsWidth: true).element,
      ])
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .button
    if isOn { traits.insert(.selected) }
    if !isEnabled { traits.insert(.disabled) }
    return traits
  }
}
