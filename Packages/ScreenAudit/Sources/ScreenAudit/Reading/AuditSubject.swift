import DesignSystem
import Layout

/// A screen as a rule sees it: its tree, where everything is, and what is inside what.
public struct AuditSubject: Sendable {
  /// Which screen.
  public let screen: ScreenID
  /// Which of its states.
  public let state: StateID
  /// The one emphasised control that the screen names.
  public let primaryAction: ElementID?
  /// The root of the tree.
  public let root: Element
  /// The tree as placed; what indices of elements count in.
  public let placed: PlacedScreen
  /// How it is looked at.
  public internal(set) var conditions: Conditions
  /// The index of each element's parent; the root's is its own.
  public let parents: [Int]
  /// Everything that is painted in a colour that must stand out.
  let inks: [Ink]

  /// Places a screen and reads it.
  public init(_ screen: any Screen, in conditions: Conditions = Conditions()) {
    let root = screen.element
    self.init(
      screen, root, conditions,
      placed: layOut(root, on: conditions.canvas, contentSize: conditions.contentSize))
  }

  init(_ screen: any Screen, _ root: Element, _ conditions: Conditions, placed: PlacedScreen) {
    self.screen = screen.id
    state = screen.state
    primaryAction = screen.primaryAction
    self.root = root
    self.placed = placed
    self.conditions = conditions
    parents = Self.parents(placed.elements)
    inks = InkReader(elements: placed.elements, parents: parents).inks
  }

  /// The same placed tree in other looks.
  func seen(in appearance: Appearance) -> AuditSubject {
    var result = self
    result.conditions.appearance = appearance
    return result
  }

  private static func parents(_ elements: [PlacedElement]) -> [Int] {
    var path: [Int] = []
    return elements.enumerated().map { index, element in
      path.removeLast(max(0, path.count - element.depth))
      defer { path.append(index) }
      return path.last ?? index
    }
  }
}
