import AppShell
import DesignSystem

/// What a guest sees of an app at one moment.
struct Sight {
  /// Why something cannot be done with what is there.
  enum Objection: Error, Equatable {
    /// Nothing that can be used is called so.
    case missing(String)
    /// It is there and cannot be used now.
    case disabled(String)
    /// Several are called so; these are their actions.
    case ambiguous(String, [String])
    /// A value has to be entered.
    case needsValue(String, ControlAction)
    /// The value does not fit.
    case refused(String, by: ControlAction)
    /// It was waited for in vain.
    case neverCame(String)
  }

  let screen: any Screen
  let root: Element

  init(of showing: Showing) {
    screen = showing.screen
    root = showing.root
  }

  /// The call that a tap on a control makes.
  func call(of control: String) throws(Objection) -> ActionCall {
    if let call = try? ActionCall(parsing: control), root.action(for: call) != nil { return call }
    let found = try usable(control)
    let calls = found.compactMap(\.tapCall).removingTwins
    guard let call = calls.first else {
      guard let action = found.first?.action else { throw .missing(control) }
      throw .needsValue(control, action)
    }
    guard calls.count == 1 else { throw .ambiguous(control, calls.map(\.description)) }
    return call
  }

  /// The call that enters a value into a field.
  func call(entering value: String, into field: String) throws(Objection) -> ActionCall {
    let actions = try usable(field).compactMap(\.action).filter { $0.slot != nil }.removingTwins
    guard let action = actions.first else { throw .missing(field) }
    guard actions.count == 1 else { throw .ambiguous(field, actions.map(\.description)) }
    guard let read = try? action.slot?.read(value) else { throw .refused(value, by: action) }
    return action.call(value: read)
  }

  /// The controls that a name means: by id with what they hold, else by label or words.
  private func usable(_ name: String) throws(Objection) -> [Element] {
    var found = root.find(ElementID(name))?.all ?? []
    if found.isEmpty { found = root.all.filter { isCalled(name, $0) }.flatMap(\.all) }
    let controls = found.filter { $0.action != nil }
    let enabled = controls.filter(\.isEnabled)
    if enabled.isEmpty { throw controls.isEmpty ? .missing(name) : .disabled(name) }
    return enabled
  }

  private func isCalled(_ name: String, _ element: Element) -> Bool {
    if element.accessibility.label == name || element.action?.id.rawValue == name { return true }
    return element.action != nil && element.visibleText == name
  }

  /// One line for each control and each text outside of controls, in reading order, below the name
  /// of the screen.
  var text: String {
    (["on screen '\(screen.id)', state '\(screen.state)':"] + Self.lines(root, inControl: false))
      .joined(separator: "\n  ")
  }

  private static func lines(_ element: Element, inControl: Bool) -> [String] {
    let isControl = element.action != nil
    let own = isControl || (!inControl && element.hasOwnWords) ? [line(element)] : []
    return own + element.children.flatMap { lines($0, inControl: inControl || isControl) }
  }

  private static func line(_ element: Element) -> String {
    let spoken = element.accessibility
    var parts = [element.id.rawValue]
    parts.append("\"\(spoken.label.isEmpty ? element.visibleText : spoken.label)\"")
    if !spoken.value.isEmpty { parts.append("= \(spoken.value)") }
    if spoken.traits.contains(.selected) { parts.append("(selected)") }
    if spoken.traits.contains(.disabled) { parts.append("(disabled)") }
    if let action = element.action { parts.append("-> \(action)") }
    return parts.joined(separator: " ")
  }
}

extension Sight.Objection {
  /// One sentence for a developer.
  var sentence: String {
    switch self {
    case .missing(let name): "there is no control '\(name)'"
    case .disabled(let name): "'\(name)' cannot be used now"
    case .ambiguous(let name, let calls):
      "'\(name)' means several controls; say which: \(calls.joined(separator: ", "))"
    case .needsValue(let name, let action): "'\(name)' needs a value; enter one for \(action)"
    case .refused(let value, let action): "\(action) does not take '\(value)'"
    case .neverCame(let what): "\(what) never came"
    }
  }
}

extension Element {
  /// Whether it shows words itself, not only what it holds.
  fileprivate var hasOwnWords: Bool {
    switch content {
    case .text, .entry: true
    default: false
    }
  }
}

extension Array where Element: Equatable {
  /// Each of them once, in order.
  fileprivate var removingTwins: [Element] {
    reduce(into: []) { found, one in
      if !found.contains(one) { found.append(one) }
    }
  }
}
