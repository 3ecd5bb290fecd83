import DesignSystem
import Layout

extension PageWriter {
  /// Whether the canvas has a sidebar.
  var isWide: Bool { screen.canvas.room == .wide }

  /// Writes the class of a part that has another place on a wide canvas.
  mutating func writePlace(_ element: Element) {
    if element.layout.region == .beside { out.raw(" list") }
    switch element.role {
    case .tabBar: out.raw(" side")
    case .sheet, .drawer: out.raw(" dialog")
    default: break
    }
  }

  /// Writes what a drag of the element carries, what a drop on it does, and whether arrow keys move
  /// between the controls in it.
  ///
  /// `data-carries` lists the calls of the item, each without the parameters of the place.
  mutating func writeMoving(_ element: Element) {
    if element.isOneStop { out.raw(" data-one-stop") }
    guard page.posts != nil, !element.accessibility.traits.contains(.disabled) else { return }
    if let item = element.carried {
      let calls = item.actions.map { ControlAction($0, item.parameters).description }
      out.attribute("data-carries", calls.joined(separator: " "))
      out.attribute("data-mark", Mark.of(element))
    }
    if let place = element.accepts { out.attribute("data-accepts", place.description) }
  }
}
