/// The look of an element's own area.
public struct Surface: Equatable, Sendable {
  /// The colour inside; nil for clear.
  public var fill: ColorRole?
  /// The colour of the outline; nil for none.
  public var stroke: ColorRole?
  /// The width of the outline in points.
  public var strokeWidth: Double
  /// Whether the outline is dashed.
  public var isDashed: Bool
  /// The roundness of the corners.
  public var radius: Radius?
  /// The shadow below the element.
  public var shadow: Shadow?
  /// The elevation at which the colours inside are resolved; nil for that of the parent.
  public var elevation: Elevation?
  /// The opacity of the whole element, 0 to 1.
  public var opacity: Double

  /// Makes a surface; by default clear and flat.
  public init(
    fill: ColorRole? = nil, stroke: ColorRole? = nil, strokeWidth: Double = 0,
    isDashed: Bool = false, radius: Radius? = nil, shadow: Shadow? = nil,
    elevation: Elevation? = nil, opacity: Double = 1
  ) {
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = Points.length(strokeWidth)
    self.isDashed = isDashed
    self.radius = radius
    self.shadow = shadow
    self.elevation = elevation
    self.opacity = Points.share(opacity)
  }

  /// Clear and flat.
  public static let clear = Surface()
}
