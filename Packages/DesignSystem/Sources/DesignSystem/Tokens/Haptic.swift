/// Haptic feedback.
///
/// Only actions that declare a haptic give it, on the occasions of ``HapticOccasion``.
public enum Haptic: String, CaseIterable, Sendable {
  /// Saving or logging something.
  case mediumImpact
  /// Changing a tab, a chip or a segment.
  case selection
}
