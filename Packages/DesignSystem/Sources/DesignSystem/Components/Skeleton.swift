/// A shimmering bar, centred in the slot of the row that it replaces (C-L18).
public struct Skeleton: Component {
  /// The stable path.
  public var id: ElementID
  /// The width in points; nil for the whole width.
  public var width: Double?
  /// The height in points.
  public var height: Double
  /// The height of the row that the bar replaces, in points.
  public var slotHeight: Double
  /// The corners of the part that the bar replaces (C-L19).
  public var radius: Radius

  /// Makes a bar; by default the slot is as tall as the bar.
  public init(
    _ id: ElementID, width: Double? = nil, height: Double, slotHeight: Double? = nil,
    radius: Radius = .small
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.slotHeight = slotHeight ?? height
    self.radius = radius
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stack,
      layout: LayoutSpec(
        .horizontal, align: .center, width: width == nil ? .fill : .hug, minHeight: slotHeight),
      accessibility: .hidden, children: [bar])
  }

  private var bar: Element {
    Element(
      id.child("bar"), .skeleton,
      layout: LayoutSpec(
        width: width.map { .fixed($0) } ?? .fill, height: .fixed(height)),
      surface: Surface(fill: .shimmer, radius: radius), accessibility: .hidden,
      motion: .shimmer)
  }
}
