/// How an element arranges its children and how large it wants to be.
///
/// Every value can be laid out: a length that is negative or not a number becomes 0, and a grid has
/// at least one column.
public struct LayoutSpec: Equatable, Sendable {
  /// The arrangement of children in relation to each other.
  public var flow: Flow { didSet { flow = flow.clamped } }
  /// The gap between children along the flow.
  public var spacing: Spacing
  /// The gap between the lines of a wrap, the rows of a grid, or the children of a stacked row.
  ///
  /// A stacked row without line spacing uses `spacing`.
  public var lineSpacing: Spacing
  /// The room inside the edges.
  public var padding: EdgeSpacing
  /// The alignment of children across the flow.
  public var align: Align
  /// The alignment of children along the flow when there is room left.
  public var justify: Justify
  /// The wanted width.
  public var width: Extent { didSet { width = width.clamped } }
  /// The wanted height.
  public var height: Extent { didSet { height = height.clamped } }
  /// The least height in points.
  public var minHeight: Double { didSet { minHeight = Points.length(minHeight) } }
  /// The least width in points.
  public var minWidth: Double { didSet { minWidth = Points.length(minWidth) } }
  /// The element's region of the screen; ignored unless the element is a child of a screen.
  public var region: Region
  /// Whether the children may be taller than the element and move under it.
  public var scrolls: Bool
  /// Whether the layout is stacked at accessibility sizes.
  ///
  /// A horizontal flow or an overlay becomes vertical, and a grid gets one column. At smaller text
  /// sizes a horizontal flow also becomes vertical if a word would break.
  public var stacksAtAccessibilitySizes: Bool
  /// Whether a small element also receives touches around it, within 44 × 44 points (C-L17).
  public var widensTouch: Bool
  /// The largest text size of the element and its children; nil for no maximum.
  ///
  /// A tab bar stops growing, as on iOS, so that the page keeps its room.
  public var largestContentSize: ContentSize?
  /// The width of a region on a wide canvas.
  public var breadth = Breadth.readable
  /// The canvases that show the element; nil for all of them.
  public var room: Room?

  /// Makes a layout.
  public init(
    _ flow: Flow = .vertical, spacing: Spacing = .none, lineSpacing: Spacing = .none,
    padding: EdgeSpacing = .none, align: Align = .fill, justify: Justify = .start,
    width: Extent = .hug, height: Extent = .hug, minHeight: Double = 0, minWidth: Double = 0,
    region: Region = .content, scrolls: Bool = false, stacksAtAccessibilitySizes: Bool = false,
    widensTouch: Bool = false, largestContentSize: ContentSize? = nil
  ) {
    self.flow = flow.clamped
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.padding = padding
    self.align = align
    self.justify = justify
    self.width = width.clamped
    self.height = height.clamped
    self.minHeight = Points.length(minHeight)
    self.minWidth = Points.length(minWidth)
    self.region = region
    self.scrolls = scrolls
    self.stacksAtAccessibilitySizes = stacksAtAccessibilitySizes
    self.widensTouch = widensTouch
    self.largestContentSize = largestContentSize
  }
}

/// The room inside the four edges of an element.
public struct EdgeSpacing: Equatable, Sendable {
  /// At the top.
  public var top: Spacing
  /// Where reading starts.
  public var leading: Spacing
  /// At the bottom.
  public var bottom: Spacing
  /// Where reading ends.
  public var trailing: Spacing

  /// Makes room from two pairs of edges.
  public init(horizontal: Spacing = .none, vertical: Spacing = .none) {
    top = vertical
    leading = horizontal
    bottom = vertical
    trailing = horizontal
  }

  /// Makes room from four edges.
  public init(top: Spacing, leading: Spacing, bottom: Spacing, trailing: Spacing) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room.
  public static let none = EdgeSpacing()

  /// The same room on all edges.
  public static func all(_ spacing: Spacing) -> EdgeSpacing {
    EdgeSpacing(horizontal: spacing, vertical: spacing)
  }

  /// Room at the left and right only.
  public static func horizontal(_ spacing: Spacing) -> EdgeSpacing {
    EdgeSpacing(horizontal: spacing)
  }

  /// Room above and below only.
  public static func vertical(_ spacing: Spacing) -> EdgeSpacing {
    EdgeSpacing(vertical: spacing)
  }
}
