/// A touch feedback; only actions that carry one produce one, and only on an occasion of
/// ``HapticOccasion``.
public enum Haptic: String, CaseIterable, Sendable {
  /// Saving or logging something.
  case mediumImpact
  /// Changing a tab, a chip or a segment.
  case selection
}
