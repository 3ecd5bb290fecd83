/// The sequence that replaces one suggestion by the next (C-M01).
public enum MotionSequence: String, CaseIterable, Sendable {
  /// The next meal is already loaded: 0.8 s.
  case prefetchedSuggestion
  /// The next meal comes from a network: at least 1.3 s.
  ///
  /// The skeleton stays until the meal arrives.
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

  /// How long the skeleton is shown at least.
  public var skeleton: MotionDuration {
    self == .prefetchedSuggestion ? .briefSkeleton : .skeleton
  }

  /// The time until people can use the new suggestion, in seconds.
  public var seconds: Double { phases.reduce(0) { max($0, $1.start + $1.seconds) } }

  /// The token's name, such as `sequence.networkSuggestion`.
  public var tokenName: String { "sequence.\(rawValue)" }

  /// One part of the sequence.
  public struct Phase: Hashable, Sendable {
    /// The motion.
    public var motion: Motion
    /// The start of the phase, in seconds.
    public var start: Double
    /// The length of the phase, in seconds.
    public var seconds: Double

    /// Makes a phase.
    public init(_ motion: Motion, start: Double, seconds: Double) {
      self.motion = motion
      self.start = start
      self.seconds = seconds
    }
  }
}
