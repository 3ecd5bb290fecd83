import AppShell
import DesignSystem

/// A control of a screen, told from others by what it does in which state.
struct CrawledControl: Hashable, Sendable, CustomStringConvertible {
  /// What controls have in common that do the same to different things.
  struct Kind: Hashable, Sendable {
    let place: String
    let action: ActionID
    /// Which screen it leads to, where it says so.
    let screen: String?
  }

  /// Which kind it is of.
  let kind: Kind
  private let action: String

  /// - Parameter place: the screen and its state, such as `planner.week`.
  init(_ action: ControlAction, in place: String) {
    kind = Kind(place: place, action: action.id, screen: action.parameters.first("screen"))
    self.action = action.description
  }

  var description: String { "\(kind.place): \(action)" }
}

/// What an eater notices of an app at one moment.
struct Noticed: Equatable {
  private let navigation: Navigation
  private let screen: Element
  private let said: [Element]
  private let asked: Int

  /// - Parameter asked: how often the app asked something of the world so far.
  init(_ showing: Showing, asked: Int) {
    navigation = showing.navigation
    screen = showing.root.silenced
    said = showing.root.all.filter { $0.role == .toast }
    self.asked = asked
  }

  /// Whether a control that was used between the two moments did or said something; that an older
  /// message went away is neither.
  func shows(after before: Noticed) -> Bool {
    navigation != before.navigation || asked != before.asked || screen != before.screen
      || (!said.isEmpty && said != before.said)
  }
}

extension Element {
  /// The tree without short messages.
  fileprivate var silenced: Element {
    var copy = self
    copy.children = children.filter { $0.role != .toast }.map(\.silenced)
    return copy
  }

  /// The calls that somebody would try of this element: the tap, else values that differ.
  var tries: [ActionCall] {
    guard isEnabled, let action else { return [] }
    // What is chosen already need not do anything when it is chosen again.
    if action.slot == nil, accessibility.traits.contains(.selected), !isTurning { return [] }
    if let tap = tapCall { return [tap] }
    return action.values.map { action.call(value: $0) }
  }

  /// Whether a tap turns it off again.
  private var isTurning: Bool { role == .checkbox || role == .toggle || role == .iconButton }
}

extension ControlAction {
  /// Values that differ from each other, for what must be entered.
  fileprivate var values: [ActionValue] {
    switch slot {
    case nil, .toggle, .choice: []
    case .number(let range): [.number(range.upperBound), .number(range.lowerBound)]
    case .date: [.date("2026-05-14"), .date("2026-05-15")]
    case .text(let maxLength):
      ["200 g rice", "https://kitchen.example/soup", "94110", ""].filter { $0.count <= maxLength }
        .map { .text($0) }
    }
  }
}
