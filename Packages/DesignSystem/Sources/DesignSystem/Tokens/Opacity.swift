/// A named opacity; the colours of labels have separate opacities.
public enum Opacity: String, CaseIterable, Sendable {
  /// A control that cannot be used now, 0.4.
  case disabled
  /// The dimming behind a sheet or an alert, 0.4.
  case scrim
  /// The fill of an error toast at standard contrast, 0.9.
  case toast
  /// The faint end of a skeleton's pulse, 0.5.
  case pulse

  /// The opacity, 0 to 1.
  public var value: Double {
    switch self {
    case .disabled, .scrim: 0.4
    case .toast: 0.9
    case .pulse: 0.5
    }
  }

  /// The token's name, such as `opacity.disabled`.
  public var tokenName: String { "opacity.\(rawValue)" }
}
