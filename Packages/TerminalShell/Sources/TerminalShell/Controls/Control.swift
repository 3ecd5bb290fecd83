import AppShell
import DesignSystem
import PrintedText
import Renderers

/// An element on the screen that keys can use.
struct Control: Equatable {
  /// A way to use a control.
  enum Use: Equatable {
    /// The control makes this call at once.
    case fire(ActionCall)
    /// The eater enters a text or a number first.
    case entry(ValueSlot, text: String, isSecure: Bool)
  }

  /// The id of its element.
  var id: ElementID
  /// Its visible words.
  var name: String
  /// Its spoken label.
  var label: String
  /// Its value.
  var value: String
  /// Its kind, such as "button" or "switch, on".
  var kind: String
  /// Its effect, if its label does not say it.
  var hint: String
  /// Its action.
  var action: ControlAction
  /// The way to use it.
  var use: Use
  /// Its custom actions.
  var further: [CustomAction]
  /// The role of its element.
  var role: ElementRole
  /// Whether it is one of the tabs.
  var isTab: Bool
  /// Whether its text may have several lines.
  var keepsLines: Bool
  /// The key that uses or chooses it; nil if there are more controls than keys.
  var key: Character?

  /// Reads an element; nil if it cannot be used now.
  init?(_ element: Element) {
    let spoken = element.accessibility
    guard let action = element.action, element.isEnabled else { return nil }
    id = element.id
    label = PlainText.cleaned(spoken.label.isEmpty ? element.visibleText : spoken.label)
    name = PlainText.cleaned(element.firstText ?? label)
    value = PlainText.cleaned(spoken.value)
    hint = PlainText.cleaned(spoken.hint)
    kind = Self.kind(spoken.traits, action.slot)
    self.action = action
    further = spoken.customActions
    role = element.role
    isTab = action.id == NavigationAction.selectTab.id
    keepsLines = element.takesLines
    use = Self.use(element, action)
  }

  /// Whether it sets a value, instead of acting or leading to another screen.
  var isSet: Bool { action.slot != nil }

  /// Whether it acts at once and is not a tab.
  var isActing: Bool { !isTab && !isSet }

  /// Whether it looks like a button and not like a row or a card.
  var isButton: Bool {
    [.primaryButton, .secondaryButton, .textButton, .iconButton].contains(role)
  }

  /// Whether the eater types a text for it.
  var takesText: Bool {
    if case .entry = use { return true }
    return false
  }

  /// The spoken description, such as "Vegan, switch, off".
  var spoken: String {
    [label, value, kind].filter { !$0.isEmpty }.joined(separator: ", ")
      + (hint.isEmpty ? "" : ". \(hint)")
  }

  private static func use(_ element: Element, _ action: ControlAction) -> Use {
    if let call = element.tapCall { return .fire(call) }
    let isSecure = element.role == .secureField
    let value = element.accessibility.value
    let slot = action.slot ?? .text(maxLength: 0)
    let text = element.takesLines ? value.asCleanLines : PlainText.cleaned(value)
    return .entry(
      slot, text: isSecure || slot.isNumberIn(words: text) ? "" : text, isSecure: isSecure)
  }

  private static func kind(_ traits: AccessibilityTraits, _ slot: ValueSlot?) -> String {
    let isOn = traits.contains(.selected)
    if traits.contains(.textEntry) {
      return traits.contains(.invalid) ? "text field, not accepted" : "text field"
    }
    if slot == .toggle {
      return (traits.contains(.toggle) ? "switch, " : "checkbox, ") + (isOn ? "on" : "off")
    }
    let kind =
      traits.contains(.tab) ? "tab" : traits.contains(.link) ? "leaves the app" : "button"
    return isOn ? "\(kind), selected" : kind
  }
}

extension ValueSlot {
  /// Whether a number is expected but the text is words, such as "No budget", which the eater
  /// should not have to delete.
  fileprivate func isNumberIn(words text: String) -> Bool {
    guard case .number = self else { return false }
    return (try? read(text)) == nil
  }
}

extension Element {
  /// Whether its text may have several lines.
  fileprivate var takesLines: Bool {
    all.contains { part in
      guard case .entry(let content) = part.content else { return false }
      return content.kind == .multiline
    }
  }

  /// The first text in the element; nil if it shows no text.
  fileprivate var firstText: String? {
    all.lazy.compactMap { part in
      guard case .text(let content) = part.content, !content.text.isEmpty else { return nil }
      return content.text
    }.first
  }
}
