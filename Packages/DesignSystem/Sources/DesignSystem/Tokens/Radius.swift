/// A corner radius; no other radii exist.
public enum Radius: String, CaseIterable, Sendable {
  /// Text bars of a skeleton, 8 points.
  case small
  /// Buttons, pictures, badges and list cards, 12 points.
  case medium
  /// Suggestion cards and sheets, 16 points.
  case large

  /// The radius in points.
  public var points: Double {
    switch self {
    case .small: 8
    case .medium: 12
    case .large: 16
    }
  }

  /// The token's name, such as `radius.medium`.
  public var tokenName: String { "radius.\(rawValue)" }
}
