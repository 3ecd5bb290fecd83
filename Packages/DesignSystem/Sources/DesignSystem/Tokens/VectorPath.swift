/// A symbol as outlines in a box of 24 by 24, in the path language of SVG.
public struct VectorPath: Hashable, Sendable {
  /// Outlines that are filled by the even-odd rule; empty for none.
  public var fill: String
  /// Lines of a width of 2 with round ends; empty for none.
  public var stroke: String

  /// Makes a symbol.
  public init(fill: String = "", stroke: String = "") {
    self.fill = fill
    self.stroke = stroke
  }

  /// The side of the box.
  public static let side = 24.0
}
