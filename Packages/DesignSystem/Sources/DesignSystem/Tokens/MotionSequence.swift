/// How one suggestion gives way to the next, second by second (C-M01).
public enum MotionSequence: String, CaseIterable, Sendable {
  /// The next meal is at hand: 0.8 s.
  case prefetchedSuggestion
  /// The next meal comes from a network: at least 1.3 s; the skeleton stays until it is there.
  case networkSuggestion

  /// The phases, one after the other.
  public var phases: [Phase] {
    let shimmer = skeleton.seconds
    let fade = Motion.suggestionFadeOut.animation.duration.seconds
    let slide = Motion.suggestionSlideIn.animation.duration.seconds
    return [
      Phase(.suggestionFadeOut, start: 0, seconds: fade),
      Phase(.shimmer, start: fade, seconds: shimmer),
      Phase(.suggestionSlideIn, start: fade + shimmer, seconds: slide),
    ]
  }

  /// How long the skeleton shows at least.
  public var skeleton: MotionDuration {
    self == .prefetchedSuggestion ? .briefSkeleton : .skeleton
  }

  /// When people can use the new suggestion, in seconds.
  public var seconds: Double { phases.reduce(0) { max($0, $1.start + $1.seconds) } }

  /// The token's name, such as `sequence.networkSuggestion`.
  public var tokenName: String { "sequence.\(rawValue)" }

  /// One part of the change.
  public struct Phase: Hashable, Sendable {
    /// What moves.
    public var motion: Motion
    /// When it begins, in seconds.
    public var start: Double
    /// How long it takes, in seconds.
    public var seconds: Double

    /// Makes a phase.
    public init(_ motion: Motion, start: Double, seconds: Double) {
      self.motion = motion
      self.start = start
      self.seconds = seconds
    }
  }
}
