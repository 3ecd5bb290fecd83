/// Whether screens are light or dark.
public enum AppearancePreference: String, CaseIterable, Hashable, Sendable {
  /// As the system is.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}

/// How strong the contrast of screens is.
public enum ContrastPreference: String, CaseIterable, Hashable, Sendable {
  /// As the system is.
  case system
  /// Always increased.
  case increased
}
