/// A picture of filled shapes, back to front, in a box with its own units.
public struct VectorDrawing: Equatable, Sendable {
  /// The width of the box.
  public var width: Double
  /// The height of the box.
  public var height: Double
  /// The shapes, the first one at the back.
  public var shapes: [VectorShape]

  /// Makes a picture.
  public init(width: Double, height: Double, shapes: [VectorShape]) {
    self.width = width
    self.height = height
    self.shapes = shapes
  }
}

/// One shape of a picture.
public struct VectorShape: Equatable, Sendable {
  /// The form of a shape.
  public enum Outline: Equatable, Sendable {
    /// An ellipse with its centre and two radii, turned clockwise by degrees.
    case ellipse(x: Double, y: Double, radiusX: Double, radiusY: Double, turn: Double)
    /// A rectangle with its corner, its size and the radius of its corners, turned by degrees.
    case rectangle(
      x: Double, y: Double, width: Double, height: Double, radius: Double, turn: Double)
    /// An outline in the path language of SVG.
    case path(String)
  }

  /// How a shape is painted.
  public enum Paint: Equatable, Sendable {
    /// The inside is filled.
    case fill(RGBA)
    /// The outline is drawn with a width and round ends.
    case stroke(RGBA, width: Double)
  }

  /// The form.
  public var outline: Outline
  /// The paint.
  public var paint: Paint

  /// Makes a shape.
  public init(_ outline: Outline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }
}
