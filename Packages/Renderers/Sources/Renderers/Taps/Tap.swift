import DesignSystem

/// The message that a control of a page sends when it is used: its call, and a mark of what it
/// showed.
///
/// Printed as `1f0c22ab recipe.open?id=tacos`. The call of a switch names its new value, so a page
/// that is out of date never sets the opposite of what it showed.
public struct Tap: Hashable, Sendable, CustomStringConvertible {
  /// The mark of what the control showed, as eight hexadecimal digits.
  public let mark: String
  /// The call that is fired.
  public var call: ActionCall

  /// Makes the tap of a control, without a value if the person must enter it first.
  ///
  /// Nil if the control cannot be used now.
  public init?(_ element: Element) {
    guard element.isEnabled, let action = element.action else { return nil }
    mark = Mark.of(element)
    call = element.tapCall ?? action.call()
  }

  /// Makes the tap of a control whose value the person enters; nil if the control cannot be used
  /// now.
  init?(entryOf element: Element) {
    guard element.isEnabled, let action = element.action else { return nil }
    mark = Mark.of(element)
    call = action.call()
  }

  /// Makes the tap of a custom action of a control.
  ///
  /// Nil if the control cannot be used now, or if a value must be entered first.
  public init?(_ custom: CustomAction, of element: Element) {
    guard !element.accessibility.traits.contains(.disabled), custom.action.slot == nil else {
      return nil
    }
    mark = Mark.of(custom, of: element)
    call = custom.action.call()
  }

  /// Reads the text that a form sent; throws `malformedAction`.
  public init(parsing text: String) throws(DesignSystemError) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Mark.isWellFormed(parts[0]) else { throw .malformedAction(text) }
    mark = String(parts[0])
    do { call = try ActionCall(parsing: String(parts[1])) } catch { throw .malformedAction(text) }
  }

  /// The text that a form sends.
  public var description: String { "\(mark) \(call)" }

  /// A copy of the tap with the entered value.
  public func entering(_ value: String) -> Tap {
    var result = self
    result.call.value = value
    return result
  }
}

extension Tap {
  /// Whether it is the current tap of a control or of one of its custom actions.
  ///
  /// The value is not checked here: `ControlAction.read(_:)` does that.
  func isOf(_ element: Element) -> Bool { action(of: element) != nil }

  /// The action of the control that still has the tap's mark; nil when the page is out of date.
  public func action(in root: Element) -> ControlAction? {
    control(in: root) ?? drop(in: root)
  }

  private func control(in root: Element) -> ControlAction? {
    if let found = action(of: root) { return found }
    for child in root.children {
      if let found = control(in: child) { return found }
    }
    return nil
  }

  /// The action of a drop whose item still has the tap's mark.
  private func drop(in root: Element) -> ControlAction? {
    let isThere = root.all.contains { element in
      guard let item = element.carried, item.actions.contains(call.id) else { return false }
      return call.parameters.starts(with: item.parameters) && mark == Mark.of(element)
    }
    return isThere ? root.action(for: call) : nil
  }

  private func action(of element: Element) -> ControlAction? {
    if let action = element.action, isMeant(for: action), element.isEnabled,
      mark == Mark.of(element)
    {
      return action
    }
    guard !element.accessibility.traits.contains(.disabled) else { return nil }
    return element.accessibility.customActions.first {
      isMeant(for: $0.action) && mark == Mark.of($0, of: element)
    }?.action
  }

  private func isMeant(for action: ControlAction) -> Bool {
    call.id == action.id && call.parameters == action.parameters
  }
}
