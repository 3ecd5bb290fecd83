/// A bar that stays at the top or the bottom of a page while its content scrolls.
///
/// Its text stops growing before it covers too much of the page.
public struct PinnedBar: Component {
  /// The edge at which a bar stays.
  public enum Edge: Sendable {
    /// Below the navigation bar.
    case top
    /// Above the tab bar.
    case bottom
  }

  /// The stable path.
  public var id: ElementID
  /// The edge.
  public var edge: Edge
  /// The spoken name of the bar.
  public var label: String
  /// The parts next to each other.
  public var children: [Element]

  /// Makes a bar.
  public init(
    _ id: ElementID, at edge: Edge, label: String, @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.edge = edge
    self.label = label
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stack,
      layout: LayoutSpec(
        .vertical, padding: EdgeSpacing(horizontal: .screenMargin, vertical: .none), width: .fill,
        minHeight: 44, region: edge == .top ? .header : .footer,
        largestContentSize: TabBar.largestContentSize),
      accessibility: .container(label), children: children)
  }
}
