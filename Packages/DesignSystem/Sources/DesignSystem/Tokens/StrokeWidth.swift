/// The width of a line.
public enum StrokeWidth: String, CaseIterable, Sendable {
  /// Around a secondary button, 1.5 points.
  case outline
  /// Between rows and above the tab bar, half a point.
  case separator

  /// The width in points.
  public var points: Double {
    switch self {
    case .outline: 1.5
    case .separator: 0.5
    }
  }

  /// The token's name, such as `stroke.outline`.
  public var tokenName: String { "stroke.\(rawValue)" }
}
