/// A rectangle in points; y grows downward from the top of the screen.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Mirrors it horizontally within a width.
  mutating func mirror(in width: Double) { x = width - maxX }

  /// A rectangle with the same centre that is at least this wide and high.
  func widened(to side: Double) -> Frame {
    let newWidth = max(side, width)
    let newHeight = max(side, height)
    return Frame(
      x: x - (newWidth - width) / 2, y: y - (newHeight - height) / 2, width: newWidth,
      height: newHeight)
  }
}
