/// The root of a screen: bars, content and overlays, each with its region.
public struct ScreenRoot: Component {
  /// The stable path, which is the screen's id.
  public var id: ElementID
  /// The colour of the page.
  public var background: ColorRole
  /// The parts in reading order.
  public var children: [Element]

  /// Makes a root.
  public init(
    _ id: ElementID, background: ColorRole = .systemBackground,
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.background = background
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .screen, layout: LayoutSpec(.screen), surface: Surface(fill: background),
      children: children)
  }
}

/// The part of a screen between the bars; it scrolls if it does not fit (C-L24).
public struct PageContent: Component {
  /// The stable path.
  public var id: ElementID
  /// The gap between the parts.
  public var spacing: Spacing
  /// The padding at the edges; by default screen margins left and right.
  public var padding: EdgeSpacing
  /// Whether the parts are at the top or, if they fit, in the middle.
  public var justify: LayoutSpec.Justify
  /// Whether the page uses all the room of a wide canvas, or is a readable column.
  public var breadth: LayoutSpec.Breadth
  /// The parts.
  public var children: [Element]

  /// Makes the content of a page.
  public init(
    _ id: ElementID, spacing: Spacing = .none, padding: EdgeSpacing = .horizontal(.screenMargin),
    justify: LayoutSpec.Justify = .start, breadth: LayoutSpec.Breadth = .readable,
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.spacing = spacing
    self.padding = padding
    self.justify = justify
    self.breadth = breadth
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    var layout = LayoutSpec(
      .vertical, spacing: spacing, padding: padding, justify: justify, width: .fill,
      height: .fill, scrolls: true)
    layout.breadth = breadth
    return Element(id, .stack, layout: layout, children: children)
  }
}
