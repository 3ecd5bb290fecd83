/// Duration, curve and effect of one animation.
public struct AnimationSpec: Hashable, Sendable {
  /// The length of the animation.
  public var duration: MotionDuration
  /// The change of speed over time.
  public var curve: MotionCurve
  /// The effect of the animation.
  public var effect: MotionEffect

  /// Makes an animation.
  public init(_ duration: MotionDuration, _ curve: MotionCurve, _ effect: MotionEffect) {
    self.duration = duration
    self.curve = curve
    self.effect = effect
  }
}

/// A named duration of something that people see (S-PHIL-03).
///
/// Transitions, the style sheet, the steps between two suggestions, notices, and the scripts of
/// pages take their numbers from this table.
public enum MotionDuration: String, CaseIterable, Sendable {
  /// Taps and small changes, 0.15 s.
  case quick
  /// The first phase of a new suggestion, 0.2 s.
  case fadeOut
  /// Transitions, 0.3 s.
  case standard
  /// Sheets, 0.4 s.
  case modal
  /// One cycle of a skeleton's highlight, 1.5 s.
  case loop
  /// How long a skeleton is shown before a meal that is already loaded, 0.3 s.
  case briefSkeleton
  /// How long a skeleton is shown at least before a meal from a network, 0.8 s.
  case skeleton
  /// How long a brief notice stays, 4 s.
  case notice
  /// The wait after the last key before the typed text is used, 0.25 s.
  case typing
  /// The wait after the last change of a day or a time before it is used, 0.6 s.
  case picking
  /// The wait before a movement is treated as finished if the page does not report its end, 1 s.
  case patience

  /// The duration in seconds.
  public var seconds: Double {
    switch self {
    case .quick: 0.15
    case .fadeOut: 0.2
    case .standard: 0.3
    case .modal: 0.4
    case .loop: 1.5
    case .briefSkeleton: 0.3
    case .skeleton: 0.8
    case .notice: 4
    case .typing: 0.25
    case .picking: 0.6
    case .patience: 1
    }
  }

  /// The token's name, such as `duration.quick`.
  public var tokenName: String { "duration.\(rawValue)" }
}

/// A timing curve.
public enum MotionCurve: Hashable, Sendable {
  /// Slow, fast, slow.
  case easeInOut
  /// Fast, then slow.
  case easeOut
  /// Even speed.
  case linear
  /// A spring with a damping fraction of 0 to 1.
  case spring(damping: Double)
}

/// The effects of an animation.
public enum MotionEffect: Hashable, Sendable {
  /// The opacity.
  case opacity
  /// The position, along the natural direction of the movement.
  case slide
  /// The size, from or to the factor.
  case scale(Double)
  /// A highlight that passes over the element.
  case sweep
}
