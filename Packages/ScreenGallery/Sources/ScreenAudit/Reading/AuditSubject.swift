import DesignSystem
import Layout

/// A screen as a rule sees it: its tree, its frames, and its nesting.
public struct AuditSubject: Sendable {
  /// The id of the screen.
  public let screen: ScreenID
  /// The id of its state.
  public let state: StateID
  /// The one emphasised control that the screen names.
  public let primaryAction: ElementID?
  /// The root of the tree.
  public let root: Element
  /// The placed tree, which the indices of elements refer to.
  public let placed: PlacedScreen
  /// The conditions under which the screen is seen.
  public internal(set) var conditions: Conditions
  /// The index of each element's parent; the root is its own parent.
  public let parents: [Int]
  /// Everything painted in a colour that must stand out.
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
    self.root = root.shown(in: conditions.canvas.room)
    self.placed = placed
    self.conditions = conditions
    parents = Self.parents(placed.elements)
    inks = InkReader(elements: placed.elements, parents: parents).inks
  }

  /// The same placed tree in another appearance.
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
