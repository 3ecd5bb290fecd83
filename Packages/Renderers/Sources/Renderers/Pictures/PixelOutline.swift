import DesignSystem

/// The outline of a shape as straight lines between points of a grid of pixels.
struct PixelOutline {
  /// A point, in pixels.
  typealias Point = SIMD2<Float>

  private let scale: Float
  private let origin: Point
  /// All points, one line after the other.
  private(set) var points: [Point] = []
  /// The index of each line's first point; a line ends where the next one starts.
  private(set) var starts: [Int] = []

  /// Makes an empty outline for a picture that is drawn at a scale and from a corner.
  init(scale: Float, left: Float, top: Float) {
    self.scale = scale
    origin = Point(left, top)
  }

  /// The points of each line.
  var lines: some Sequence<ArraySlice<Point>> {
    starts.indices.lazy.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : points.count
      return points[starts[index]..<end]
    }
  }

  /// Traces a shape, replacing the previous one.
  mutating func trace(_ shape: VectorShape.Outline) {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    switch shape {
    case .path(let path): PathReader(path).read(into: &self)
    case .ellipse(let x, let y, let radiusX, let radiusY, let turn):
      let radius = Point(Float(radiusX), Float(radiusY))
      round(Point(Float(x), Float(y)), by: [.zero], radius, QuickTurn(degrees: turn))
    case .rectangle(let x, let y, let width, let height, let radius, let turn):
      let half = Point(Float(width), Float(height)) / 2
      let corner = min(Float(radius), half.x, half.y)
      let reach = half - Point(corner, corner)
      let corners = [reach, Point(-reach.x, reach.y), -reach, Point(reach.x, -reach.y)]
      round(
        Point(Float(x), Float(y)) + half, by: corners, Point(corner, corner),
        QuickTurn(degrees: turn))
    }
  }

  // MARK: - Drawing

  /// Begins a line at a point of the picture.
  mutating func move(_ point: Point) {
    starts.append(points.count)
    points.append(origin + point * scale)
  }

  /// Adds a straight line.
  mutating func line(_ point: Point) { points.append(origin + point * scale) }

  /// Adds a curve with one control point.
  mutating func curve(from start: Point, bent bend: Point, to end: Point) {
    let length = abs(bend - start).sum() + abs(end - bend).sum()
    let steps = min(16, 2 + Int((length * scale).squareRoot()))
    for step in 1...steps {
      let part = Float(step) / Float(steps)
      let (one, other) = (start + (bend - start) * part, bend + (end - bend) * part)
      line(one + (other - one) * part)
    }
  }

  /// Adds an arc of a circle, clockwise or counterclockwise, the shorter or the longer way.
  mutating func arc(
    from start: Point, radius: Float, isLong: Bool, isClockwise: Bool, to end: Point
  ) {
    let half = (end - start) / 2
    let square = (half * half).sum()
    guard square > 0 else { return }
    let radius = max(radius, square.squareRoot())
    let away = max(0, radius * radius / square - 1).squareRoot()
    let side: Float = isLong == isClockwise ? -1 : 1
    // The centre lies on the perpendicular through the middle of the line between the ends.
    let middle = start + half + Point(half.y, -half.x) * (away * -side)
    let turn = isClockwise ? QuickTurn.step : QuickTurn.step.reversed
    var spoke = start - middle
    let last = end - middle
    // A little more than a step, so that rounding does not step over the end.
    let near = radius * radius * 0.98
    for number in 0..<QuickTurn.stepsAround {
      let dot = (spoke * last).sum()
      let cross = (spoke.x * last.y - spoke.y * last.x) * (isClockwise ? 1 : -1)
      if dot >= near, cross >= 0, number > 0 || !isLong { break }
      spoke = turn.turning(spoke)
      line(middle + spoke)
    }
    line(end)
  }

  /// Adds a quarter of a circle around each corner, or a whole circle around a single corner.
  private mutating func round(
    _ middle: Point, by corners: [Point], _ radius: Point, _ turn: QuickTurn
  ) {
    let steps = QuickTurn.stepsAround / corners.count
    var spoke = Point(1, 0)
    for corner in corners {
      for step in 0...steps {
        let point = middle + turn.turning(corner + spoke * radius)
        if points.isEmpty { move(point) } else { line(point) }
        if step < steps { spoke = QuickTurn.step.turning(spoke) }
      }
    }
  }
}

/// A rotation, as the cosine and sine of its angle.
struct QuickTurn {
  /// The horizontal position to which the rotation moves the point (1, 0).
  var x: Float
  /// The vertical position to which the rotation moves the point (1, 0), downwards.
  var y: Float

  /// The number of steps in a whole turn.
  static let stepsAround = 32
  /// One step clockwise.
  static let step = QuickTurn(x: 0.980_785_28, y: 0.195_090_32)

  private init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// Makes a rotation by some degrees, from the first terms of the Taylor series.
  init(degrees: Double) {
    let angle = degrees.remainder(dividingBy: 360) * .pi / 180
    var (cosine, sine, term) = (1.0, 0.0, 1.0)
    for order in 1...24 {
      term *= angle / Double(order)
      switch order % 4 {
      case 1: sine += term
      case 2: cosine -= term
      case 3: sine -= term
      default: cosine += term
      }
    }
    self.init(x: Float(cosine), y: Float(sine))
  }

  /// The rotation in the opposite direction.
  var reversed: QuickTurn { QuickTurn(x: x, y: -y) }

  func turning(_ point: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(point.x * x - point.y * y, point.x * y + point.y * x)
  }
}

private func abs(_ point: SIMD2<Float>) -> SIMD2<Float> {
  SIMD2(point.x.magnitude, point.y.magnitude)
}
