import AppShell
import DesignSystem

/// A guest's view of an app at one moment.
struct Sight {
  /// Why a control cannot be used.
  enum Objection: Error, Equatable {
    /// No usable control has that name.
    case missing(String)
    /// The control is disabled.
    case disabled(String)
    /// Several controls have that name; these are their actions.
    case ambiguous(String, [String])
    /// The control needs a value.
    case needsValue(String, ControlAction)
    /// The value does not fit.
    case refused(String, by: ControlAction)
    /// The expected state did not appear.
    case neverCame(String)
  }

  let screen: any Screen
  let root: Element

  init(of showing: ScreenState) {
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

  /// The controls with a name: by id, including their children; otherwise by label or words.
  private func usable(_ name: String) throws(Objection) -> [Element] {
    let root = root.shown(in: .narrow)
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

  /// The screen as lines below its name, in reading order.
  ///
  /// There is one line per control and per text outside controls.
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
  /// Whether the element shows words itself, besides those of its children.
  fileprivate var hasOwnWords: Bool {
    switch content {
    case .text, .entry: true
    default: false
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without duplicates, in order.
  fileprivate var removingTwins: [Element] {
    reduce(into: []) { found, one in
      if !found.contains(one) { found.append(one) }
    }
  }
}
