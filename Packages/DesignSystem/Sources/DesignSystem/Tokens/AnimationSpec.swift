/// Duration, curve and effect of one animation.
public struct AnimationSpec: Hashable, Sendable {
  /// How long it takes.
  public var duration: MotionDuration
  /// How it speeds up and slows down.
  public var curve: MotionCurve
  /// What changes.
  public var effect: MotionEffect

  /// Makes an animation.
  public init(_ duration: MotionDuration, _ curve: MotionCurve, _ effect: MotionEffect) {
    self.duration = duration
    self.curve = curve
    self.effect = effect
  }
}

/// A named duration.
public enum MotionDuration: String, CaseIterable, Sendable {
  /// Taps and small changes, 0.15 s.
  case quick
  /// The first phase of a new suggestion, 0.2 s.
  case fadeOut
  /// Transitions, 0.3 s.
  case standard
  /// Sheets, 0.4 s.
  case modal
  /// One turn of a skeleton's loop, 1.5 s.
  case loop

  /// The duration in seconds.
  public var seconds: Double {
    switch self {
    case .quick: 0.15
    case .fadeOut: 0.2
    case .standard: 0.3
    case .modal: 0.4
    case .loop: 1.5
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

/// What an animation changes.
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
