import AppShell
import DesignSystem

/// The parts of the screen on top that the shell needs.
struct Page: Equatable {
  /// Its route, for returning to the same place on it.
  var route: Route
  /// The controls in reading order.
  var controls: [Control]
  /// The control that is chosen first: the primary one, or for a question the one without effect.
  var primary: ElementID?
  /// Whether it is a question, where a letter only selects a control and Enter answers.
  var isQuestion: Bool
  /// The action that leads back from it.
  var escape: ActionCall?
  /// The announcement when the screen appears.
  var announcement: String?

  /// Reads a screen; controls that the previous page of the same screen had keep their keys.
  init(_ screen: any Screen, at route: Route, after before: Page? = nil) {
    let root = screen.element
    let elements = root.shown(in: .narrow).all
    self.route = route
    controls = Shortcuts.assign(
      elements.compactMap { Control($0) },
      keeping: before?.route == route ? before?.controls ?? [] : [])
    isQuestion = elements.contains { $0.role == .alert }
    primary = screen.primaryAction ?? (isQuestion ? Self.dismiss(elements)?.id : nil)
    announcement = screen.announcement
    escape = Self.escape(elements)
  }

  /// The control with an id.
  func control(_ id: ElementID?) -> Control? { controls.first { $0.id == id } }

  /// The number of the control that a key stands for.
  ///
  /// If several controls share the key, it is the next one after a number, cyclically.
  func number(for key: Character, after number: Int) -> Int? {
    let all = controls.indices.filter { controls[$0].key == key }
    return all.first { $0 > number } ?? all.first
  }

  /// The call that leads back: it closes the top panel, or dismisses the screen (C-N06).
  private static func escape(_ elements: [Element]) -> ActionCall? {
    let panel = elements.last { $0.accessibility.traits.contains(.modal) }
    return (panel?.accessibility.customActions.first?.action ?? dismiss(elements)?.action)?.call()
  }

  private static func dismiss(_ elements: [Element]) -> Element? {
    elements.first { $0.isEnabled && $0.action?.id == NavigationAction.dismiss.id }
  }
}
