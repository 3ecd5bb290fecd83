import AppShell
import DesignSystem

/// What the shell needs to know of the screen on top.
struct Page: Equatable {
  /// Which screen it is, to come back to the same place of it.
  var route: Route
  /// The controls in the order in which they are read.
  var controls: [Control]
  /// Where a new screen begins: the emphasised control, or in a question what leaves all as it is.
  var primary: ElementID?
  /// Whether it is a question, where a letter only chooses and Enter answers.
  var isQuestion: Bool
  /// What leads back from it.
  var escape: ActionCall?
  /// What is said when it appears.
  var announcement: String?

  /// Reads a screen; what was on the page before keeps its keys, where that was the same screen.
  init(_ screen: any Screen, at route: Route, after before: Page? = nil) {
    let root = screen.element
    let elements = root.all
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

  /// The number of the control that a key means; of several the one after a number, and round.
  func number(for key: Character, after number: Int) -> Int? {
    let all = controls.indices.filter { controls[$0].key == key }
    return all.first { $0 > number } ?? all.first
  }

  /// The way back: what closes the panel on top, or a control that dismisses (C-N06).
  private static func escape(_ elements: [Element]) -> ActionCall? {
    let panel = elements.last { $0.accessibility.traits.contains(.modal) }
    return (panel?.accessibility.customActions.first?.action ?? dismiss(elements)?.action)?.call()
  }

  private static func dismiss(_ elements: [Element]) -> Element? {
    elements.first { $0.isEnabled && $0.action?.id == NavigationAction.dismiss.id }
  }
}
