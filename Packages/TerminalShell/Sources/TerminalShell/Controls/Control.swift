import AppShell
import DesignSystem
import PrintedText
import Renderers

/// Something on the screen that a key can use.
struct Control: Equatable {
  /// How using it goes on.
  enum Use: Equatable {
    /// At once, with this call.
    case fire(ActionCall)
    /// After a text or a number was entered.
    case entry(ValueSlot, text: String, isSecure: Bool)
  }

  /// Its element.
  var id: ElementID
  /// The words that are seen on it.
  var name: String
  /// What it is called when read.
  var label: String
  /// What it is set to.
  var value: String
  /// What it is, such as "button" or "switch, on".
  var kind: String
  /// What using it does, where its label does not say so.
  var hint: String
  /// What it does.
  var action: ControlAction
  /// How using it goes on.
  var use: Use
  /// Further actions of it.
  var further: [CustomAction]
  /// What kind of element it is.
  var role: ElementRole
  /// Whether it is one of the tabs.
  var isTab: Bool
  /// Whether a text of several lines is typed for it.
  var keepsLines: Bool
  /// The key that uses or chooses it; nil where there are more controls than keys.
  var key: Character?

  /// Reads an element; nil when it cannot be used now.
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

  /// Whether using it sets something, rather than to act or to lead somewhere.
  var isSet: Bool { action.slot != nil }

  /// Whether it acts at once, and is no tab.
  var isActing: Bool { !isTab && !isSet }

  /// Whether it looks like a button, rather than like a row or a card.
  var isButton: Bool {
    [.primaryButton, .secondaryButton, .textButton, .iconButton].contains(role)
  }

  /// Whether words are typed for it.
  var takesText: Bool {
    if case .entry = use { return true }
    return false
  }

  /// Everything that is read about it, such as "Vegan, switch, off".
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
      traits.contains(.tab) ? "tab" : traits.contains(.link) ? "leads out of the app" : "button"
    return isOn ? "\(kind), selected" : kind
  }
}

extension ValueSlot {
  /// Whether a number is wanted and told in words that it cannot be read from, such as "No budget",
  /// which nobody should have to erase.
  fileprivate func isNumberIn(words text: String) -> Bool {
    guard case .number = self else { return false }
    return (try? read(text)) == nil
  }
}

extension Element {
  /// Whether a text of several lines is entered in it.
  fileprivate var takesLines: Bool {
    all.contains { part in
      guard case .entry(let content) = part.content else { return false }
      return content.kind == .multiline
    }
  }

  /// The first words in it; nil when it shows none.
  fileprivate var firstText: String? {
    all.lazy.compactMap { part in
      guard case .text(let content) = part.content, !content.text.isEmpty else { return nil }
      return content.text
    }.first
  }
}
