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

/// A named duration: the one table of times that people see pass (S-PHIL-03).
///
/// Transitions, the style sheet, the steps between two suggestions, notices, and the scripts of
/// pages take their numbers from here.
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
  /// How long a skeleton shows before a meal that is at hand, 0.3 s.
  case briefSkeleton
  /// How long a skeleton shows at least before a meal from a network, 0.8 s.
  case skeleton
  /// How long a notice stays that goes by itself, 4 s.
  case notice
  /// After the last key before what was typed counts, 0.25 s.
  case typing
  /// After the last change of a day or a time before it counts, 0.6 s.
  case picking
  /// When a movement is taken to be over whatever the page says, 1 s.
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
