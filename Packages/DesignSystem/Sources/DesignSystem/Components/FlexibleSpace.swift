/// Space that grows along the layout's axis to fill the room that the other elements leave.
public struct FlexibleSpace: Component {
  /// The stable path.
  public var id: ElementID

  /// Makes a flexible space.
  public init(_ id: ElementID) { self.id = id }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .spacer, layout: LayoutSpec(width: .fill, height: .fill), accessibility: .hidden)
  }
}

/// Vertical space of a named size, for gaps that differ from those around them.
public struct Gap: Component {
  /// The stable path.
  public var id: ElementID
  /// The size of the gap.
  public var spacing: Spacing

  /// Makes a gap.
  public init(_ id: ElementID, _ spacing: Spacing) {
    self.id = id
    self.spacing = spacing
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .spacer,
      layout: LayoutSpec(
        padding: EdgeSpacing(
          top: spacing, leading: .none, bottom: .none, trailing: .none)),
      accessibility: .hidden)
  }
}
