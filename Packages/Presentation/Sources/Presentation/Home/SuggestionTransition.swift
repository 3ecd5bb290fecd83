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

    /// What moves meanwhile.
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

  /// A meal that was fetched before: 0.8 seconds in all.
  public static let prefetched = SuggestionTransition(sequence: .prefetchedSuggestion)

  /// A meal that has to be fetched: 1.3 seconds at least.
  public static let network = SuggestionTransition(sequence: .networkSuggestion)

  /// How long a phase lasts at least, in seconds; placeholders over the network until the meal is
  /// there.
  public func seconds(_ phase: Phase) -> Double {
    sequence.phases.first { $0.motion == phase.motion }?.seconds ?? 0
  }

  /// When the new meal can be used, in seconds after the tap.
  public var totalSeconds: Double { sequence.seconds }
}
