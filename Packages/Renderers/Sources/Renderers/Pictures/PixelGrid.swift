import DesignSystem

/// A low-resolution picture of square pixels.
public struct PixelGrid: Equatable, Sendable {
  /// One pixel.
  public struct Pixel: Hashable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8

    /// Makes a pixel.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// How many pixels wide.
  public let width: Int
  /// How many pixels high.
  public let height: Int
  /// The pixels, row after row.
  public let pixels: [Pixel]

  /// The pixel at a position.
  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// Draws a picture so that it fills the pixels; the parts that do not fit are cut off equally at
  /// both ends.
  public init(_ drawing: VectorDrawing, width: Int, height: Int) {
    let (width, height) = (max(1, width), max(1, height))
    let scale = max(Double(width) / drawing.width, Double(height) / drawing.height)
    var canvas = PixelCanvas(width: width, height: height)
    var outline = PixelOutline(
      scale: Float(scale), left: Float((Double(width) - drawing.width * scale) / 2),
      top: Float((Double(height) - drawing.height * scale) / 2))
    for shape in drawing.shapes {
      outline.trace(shape.outline)
      switch shape.paint {
      case .fill(let color): canvas.fill(outline, color)
      case .stroke(let color, let width): canvas.stroke(outline, Float(width * scale), color)
      }
    }
    self.width = width
    self.height = height
    pixels = canvas.pixels
  }
}

extension PixelGrid.Pixel {
  /// How bright it looks, 0 to 1.
  var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// The distance to another colour, 0 to 1.
  func distance(to other: Self) -> Double {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return Double(parts.map { abs(Int($0) - Int($1)) }.max() ?? 0) / 255
  }
}
