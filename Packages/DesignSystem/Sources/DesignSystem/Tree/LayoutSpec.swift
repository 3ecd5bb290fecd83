/// How an element arranges its children and how large it wants to be.
///
/// Holds nothing that cannot be laid out: a negative length and one that is no number count as 0,
/// a grid has at least one column.
public struct LayoutSpec: Equatable, Sendable {
  /// How the children follow each other.
  public var flow: Flow { didSet { flow = flow.clamped } }
  /// The gap between children along the flow.
  public var spacing: Spacing
  /// The gap between the lines of a wrap, the rows of a grid, or what was a row and is stacked; a
  /// row that names none keeps its spacing.
  public var lineSpacing: Spacing
  /// The room inside the edges.
  public var padding: EdgeSpacing
  /// Where children go across the flow.
  public var align: Align
  /// Where children go along the flow when there is room left.
  public var justify: Justify
  /// The wanted width.
  public var width: Extent { didSet { width = width.clamped } }
  /// The wanted height.
  public var height: Extent { didSet { height = height.clamped } }
  /// The least height in points.
  public var minHeight: Double { didSet { minHeight = Points.length(minHeight) } }
  /// The least width in points.
  public var minWidth: Double { didSet { minWidth = Points.length(minWidth) } }
  /// Where on the screen it belongs; read for children of a screen only.
  public var region: Region
  /// Whether the children may be taller than the element and move under it.
  public var scrolls: Bool
  /// Whether a horizontal flow or an overlay becomes vertical, and a grid one column, at
  /// accessibility sizes; a horizontal flow also below them, where a word would break.
  public var stacksAtAccessibilitySizes: Bool
  /// Whether touches beside a small element count, up to 44 × 44 points (C-L17).
  public var widensTouch: Bool
  /// The largest text size that it and what it holds grow to; nil for any.
  ///
  /// A tab bar stops growing, as on iOS, so that the page keeps its room.
  public var largestContentSize: ContentSize?

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
