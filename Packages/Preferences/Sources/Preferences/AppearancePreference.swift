/// Whether screens are light or dark.
public enum AppearancePreference: String, CaseIterable, Hashable, Sendable {
  /// The setting of the system.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}

/// The contrast of screens.
public enum ContrastPreference: String, CaseIterable, Hashable, Sendable {
  /// The setting of the system.
  case system
  /// Always increased.
  case increased
}
