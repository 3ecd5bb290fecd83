/// How many taps lead to a screen (S-ARCH-01).
public enum InformationLayer: String, CaseIterable, Hashable, Sendable {
  /// The tabs, which the app always shows.
  case essential
  /// Screens one tap away, where people need them.
  case helpful
  /// Screens behind Settings.
  case optional
}
