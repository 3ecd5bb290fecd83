import DesignSystem

/// A section of the shop with its items; its element is made once and stored.
struct GroceryGroup: Component {
  /// The section: its header and its rows.
  let section: ListSection
  /// The tree node of this value.
  let element: Element

  /// Draws a group.
  init(_ section: ListSection) {
    self.section = section
    element = section.element
  }

  /// The stable path.
  var id: ElementID { section.id }
}
