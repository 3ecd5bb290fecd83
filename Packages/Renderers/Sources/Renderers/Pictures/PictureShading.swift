import DesignSystem

/// A picture in ASCII characters, for terminals without colour.
///
/// The more a pixel stands out from the background, the denser its character. Cells that show only
/// the table are blank.
struct PictureShading {
  /// The lines, half as many as there are rows of pixels.
  let lines: [String]

  /// Shades a picture whose first pixel shows the table.
  init(_ grid: PixelGrid, on ground: InterfaceStyle) {
    let table = grid[0, 0]
    lines = (0..<grid.height / 2).map { row in
      String(
        (0..<grid.width).map { column -> Character in
          let pair = [grid[column, row * 2], grid[column, row * 2 + 1]]
          guard pair.contains(where: { $0.distance(to: table) > 0.05 }) else { return " " }
          let brightness = (pair[0].brightness + pair[1].brightness) / 2
          let weight = ground == .dark ? brightness : 1 - brightness
          return Self.ramp[min(Self.ramp.count - 1, Int(weight * Double(Self.ramp.count)))]
        })
    }
  }

  /// The characters, from the least to the most ink.
  private static let ramp: [Character] = [".", ":", "-", "=", "+", "*", "o", "#", "%", "@"]
}
