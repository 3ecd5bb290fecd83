/// A touch feedback; only actions that carry one produce one.
public enum Haptic: String, CaseIterable, Sendable {
  /// Saving or logging something.
  case mediumImpact
  /// Changing a tab, a chip or a segment.
  case selection
}
