/// Cards in equal columns; one column at accessibility sizes (C-L13).
public struct CardGrid: Component {
  /// The stable path.
  public var id: ElementID
  /// The number of columns below the accessibility sizes.
  public var columns: Int
  /// The gap between columns and rows.
  public var spacing: Spacing
  /// The VoiceOver label of the grid.
  public var label: String
  /// The cards in reading order.
  public var children: [Element]

  /// Makes a grid; by default two columns.
  public init(
    _ id: ElementID, columns: Int = 2, spacing: Spacing = .cardSpacing, label: String = "",
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.columns = max(1, columns)
    self.spacing = spacing
    self.label = label
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .grid,
      layout: LayoutSpec(
        .grid(columns: columns), spacing: spacing, lineSpacing: spacing, width: .fill,
        stacksAtAccessibilitySizes: true),
      accessibility: .container(label), children: children)
  }
}
