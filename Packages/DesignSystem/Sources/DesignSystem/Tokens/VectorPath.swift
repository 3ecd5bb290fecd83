/// A symbol as outlines in a box of 24 by 24, in the path language of SVG.
public struct VectorPath: Hashable, Sendable {
  /// Outlines that are filled by the even-odd rule; empty if there are none.
  public var fill: String
  /// Lines with a width of 2 and round ends; empty if there are none.
  public var stroke: String

  /// Makes a symbol.
  public init(fill: String = "", stroke: String = "") {
    self.fill = fill
    self.stroke = stroke
  }

  /// The side of the box.
  public static let side = 24.0
}
