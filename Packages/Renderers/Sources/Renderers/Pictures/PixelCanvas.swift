import DesignSystem

/// Pixels for painting shapes; the more of a pixel a shape covers, the stronger its paint there.
struct PixelCanvas {
  private let width: Int
  private let height: Int
  private var colors: [SIMD3<Float>]
  /// How much of each pixel the shape covers; two columns wider than the picture.
  private var cover: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    colors = Array(repeating: .zero, count: width * height)
    cover = Array(repeating: 0, count: (width + 2) * height)
  }

  private var stride: Int { width + 2 }

  /// The painted pixels.
  var pixels: [PixelGrid.Pixel] {
    func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    return colors.map { color in
      PixelGrid.Pixel(red: byte(color.x), green: byte(color.y), blue: byte(color.z))
    }
  }

  // MARK: - Filling

  /// Paints the inside of an outline; open lines are closed.
  ///
  /// Each edge records in a table by how much the covered part changes at each pixel of a row. The
  /// covered part of a pixel is the sum of the changes up to that pixel.
  mutating func fill(_ outline: PixelOutline, _ color: RGBA) {
    var rows = height..<height
    for line in outline.lines {
      guard var last = line.last else { continue }
      for point in line {
        let touched = add(edge: last, point)
        if !touched.isEmpty {
          rows =
            min(
              rows.lowerBound, touched.lowerBound)..<max(
              rows.isEmpty ? 0 : rows.upperBound, touched.upperBound)
        }
        last = point
      }
    }
    let paint = Paint(color)
    for row in rows {
      var sum: Float = 0
      for column in 0..<stride {
        let index = row * stride + column
        sum += cover[index]
        cover[index] = 0
        if column < width { blend(row * width + column, paint, min(1, sum.magnitude)) }
      }
    }
  }

  /// Adds an edge to the table; returns the rows that it changes.
  private mutating func add(edge start: PixelOutline.Point, _ end: PixelOutline.Point) -> Range<Int>
  {
    guard start.y != end.y else { return 0..<0 }
    let way: Float = start.y < end.y ? 1 : -1
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let first = Int(max(0, top.y))
    let last = Int(min(Float(height), bottom.y.rounded(.up)))
    guard first < last else { return 0..<0 }
    for row in first..<last {
      let from = max(Float(row), top.y)
      let to = min(Float(row + 1), bottom.y)
      guard to > from else { continue }
      let one = min(Float(width), max(0, top.x + (from - top.y) * slope))
      let other = min(Float(width), max(0, top.x + (to - top.y) * slope))
      add(row * stride, left: min(one, other), right: max(one, other), high: (to - from) * way)
    }
    return first..<last
  }

  /// Adds the part of an edge that lies in one row, between two columns and with a height.
  private mutating func add(_ row: Int, left: Float, right: Float, high: Float) {
    let first = Int(left)
    let end = Int(right.rounded(.up))
    guard end > first + 1 else {
      let part = (left + right) / 2 - Float(first)
      cover[row + first] += high * (1 - part)
      cover[row + first + 1] += high * part
      return
    }
    // The covered part grows evenly from the left to the right end of the edge; each pixel gets
    // the mean over its own width.
    let slope = 1 / (right - left)
    var before: Float = 0
    for column in first..<end {
      let from = max(left, Float(column))
      let to = min(right, Float(column + 1))
      let passed = ((from + to) / 2 - left) * slope
      let mean = passed * (to - from) + (Float(column + 1) - to)
      cover[row + column] += high * (mean - before)
      before = mean
    }
    cover[row + end] += high * (1 - before)
  }

  // MARK: - Lines

  /// Paints lines of a given width, with round ends.
  mutating func stroke(_ outline: PixelOutline, _ width: Float, _ color: RGBA) {
    let half = width / 2
    var low = SIMD2<Int>(self.width, height)
    var high = SIMD2<Int>(0, 0)
    for line in outline.lines {
      guard var last = line.first else { continue }
      for point in line.count == 1 ? line : line.dropFirst() {
        let reach = half + 0.5
        let left = Int(min(Float(self.width), max(0, min(last.x, point.x) - reach)))
        let top = Int(min(Float(height), max(0, min(last.y, point.y) - reach)))
        let right = Int(min(Float(self.width), max(0, max(last.x, point.x) + reach).rounded(.up)))
        let bottom = Int(min(Float(height), max(0, max(last.y, point.y) + reach).rounded(.up)))
        mark(
          from: last, to: point, half: half, columns: left..<max(left, right),
          rows: top..<max(top, bottom))
        low = SIMD2(min(low.x, left), min(low.y, top))
        high = SIMD2(max(high.x, right), max(high.y, bottom))
        last = point
      }
    }
    let paint = Paint(color)
    for row in low.y..<max(low.y, high.y) {
      for column in low.x..<max(low.x, high.x) {
        blend(row * self.width + column, paint, cover[row * stride + column])
        cover[row * stride + column] = 0
      }
    }
  }

  /// Records how much of each pixel a piece of a line covers, unless another piece covers more.
  private mutating func mark(
    from start: PixelOutline.Point, to end: PixelOutline.Point, half: Float, columns: Range<Int>,
    rows: Range<Int>
  ) {
    let way = end - start
    let length = (way * way).sum()
    for row in rows {
      for column in columns {
        let away = SIMD2(Float(column) + 0.5, Float(row) + 0.5) - start
        let part = length > 0 ? min(1, max(0, (away * way).sum() / length)) : 0
        let gap = away - way * part
        let covered = min(half + 0.5 - (gap * gap).sum().squareRoot(), 2 * half, 1)
        let index = row * stride + column
        if covered > cover[index] { cover[index] = covered }
      }
    }
  }

  // MARK: - Paint

  private struct Paint {
    var color: SIMD3<Float>
    var opacity: Float

    init(_ color: RGBA) {
      self.color = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
      opacity = Float(color.alpha)
    }
  }

  private mutating func blend(_ index: Int, _ paint: Paint, _ covered: Float) {
    guard covered > 0.002 else { return }
    colors[index] += (paint.color - colors[index]) * (paint.opacity * covered)
  }
}
