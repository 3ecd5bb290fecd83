import DesignSystem

/// A part of the shop with what is bought there, drawn once.
public struct GroceryGroup: Component {
  /// The rows below their header.
  public let section: ListSection
  /// The node that this value stands for.
  public let element: Element

  /// Draws a group.
  public init(_ section: ListSection) {
    self.section = section
    element = section.element
  }

  /// The stable path.
  public var id: ElementID { section.id }
}
