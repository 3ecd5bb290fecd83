/// How far a screen is from the first look (S-ARCH-01).
public enum InformationLayer: String, CaseIterable, Hashable, Sendable {
  /// Always there: the tabs.
  case essential
  /// One tap away, where it is needed.
  case helpful
  /// Behind Settings.
  case optional
}
