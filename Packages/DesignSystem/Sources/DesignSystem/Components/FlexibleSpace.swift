/// Room that grows along the flow until everything else fits.
public struct FlexibleSpace: Component {
  /// The stable path.
  public var id: ElementID

  /// Makes room.
  public init(_ id: ElementID) { self.id = id }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .spacer, layout: LayoutSpec(width: .fill, height: .fill), accessibility: .hidden)
  }
}

/// Vertical room of a named size, for gaps that differ from those around them.
public struct Gap: Component {
  /// The stable path.
  public var id: ElementID
  /// How much.
  public var spacing: Spacing

  /// Makes room.
  public init(_ id: ElementID, _ spacing: Spacing) {
    self.id = id
    self.spacing = spacing
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .spacer,
      layout: LayoutSpec(
        padding: EdgeSpacing(
          top: spacing, leading: .none, bottom: .none, trailing: .none)),
      accessibility: .hidden)
  }
}
