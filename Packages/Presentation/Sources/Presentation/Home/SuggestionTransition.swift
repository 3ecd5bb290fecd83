import DesignSystem

/// The steps between two suggestions, with their times (C-M01).
public struct SuggestionTransition: Hashable, Sendable {
  /// A step.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The old card fades out.
    case fadeOut = "fade-out"
    /// Placeholders shimmer.
    case shimmer
    /// The new card slides in.
    case slideIn = "slide-in"

    /// The motion of the transition.
    var motion: Motion {
      switch self {
      case .fadeOut: .suggestionFadeOut
      case .shimmer: .shimmer
      case .slideIn: .suggestionSlideIn
      }
    }
  }

  /// The movements, with their times.
  public var sequence: MotionSequence

  /// The transition to a prefetched meal: 0.8 seconds in all.
  public static let prefetched = SuggestionTransition(sequence: .prefetchedSuggestion)

  /// The transition to a meal that has to be fetched: at least 1.3 seconds.
  public static let network = SuggestionTransition(sequence: .networkSuggestion)

  /// The minimum duration of a phase, in seconds.
  ///
  /// Over the network, placeholders stay until the meal arrives.
  public func seconds(_ phase: Phase) -> Double {
    sequence.phases.first { $0.motion == phase.motion }?.seconds ?? 0
  }

  /// The seconds after the tap until the new meal can be used.
  public var totalSeconds: Double { sequence.seconds }
}
