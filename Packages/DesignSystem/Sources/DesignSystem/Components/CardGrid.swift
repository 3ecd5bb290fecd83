/// Cards in equal columns; one column at accessibility sizes (C-L13).
public struct CardGrid: Component {
  /// The stable path.
  public var id: ElementID
  /// How many columns below the accessibility sizes.
  public var columns: Int
  /// The gap between columns and rows.
  public var spacing: Spacing
  /// What the grid is, for VoiceOver.
  public var label: String
  /// The cards in reading order.
  public var children: [Element]

  /// Makes a grid; two columns unless told otherwise.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .grid,
      layout: LayoutSpec(
        .grid(columns: columns), spacing: spacing, lineSpacing: spacing, width: .fill,
        stacksAtAccessibilitySizes: true),
      accessibility: .container(label), children: children)
  }
}
