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
  }

  /// How long placeholders shimmer at least, in seconds; over the network until the meal is there.
  public var shimmerSeconds: Double

  /// A meal that was fetched before: 0.8 seconds in all.
  public static let prefetched = SuggestionTransition(shimmerSeconds: 0.3)

  /// A meal that has to be fetched: 1.3 seconds at least.
  public static let network = SuggestionTransition(shimmerSeconds: 0.8)

  /// How long a phase lasts at least, in seconds.
  public func seconds(_ phase: Phase) -> Double {
    switch phase {
    case .fadeOut: 0.2
    case .shimmer: shimmerSeconds
    case .slideIn: 0.3
    }
  }

  /// When the new meal can be used, in seconds after the tap.
  public var totalSeconds: Double { Phase.allCases.reduce(0) { $0 + seconds($1) } }
}
