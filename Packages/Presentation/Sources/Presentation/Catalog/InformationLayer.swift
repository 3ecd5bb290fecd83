import DesignSystem

/// How far a screen is from the first look (S-ARCH-01).
public enum InformationLayer: String, CaseIterable, Hashable, Sendable {
  /// Always there: the three tabs.
  case essential
  /// One tap away, where it is needed.
  case helpful
  /// Behind Settings.
  case optional
}

extension CatalogScreen {
  /// Which layer the screen belongs to: tabs, what opens over them, and what Settings leads to.
  public var layer: InformationLayer {
    switch id {
    case "home", "favorites", "settings": .essential
    case "recipe-detail", "cooking", "order-services", "premium-prompt", "paywall",
      "connection-error", "system-error", "opinion", "why":
      .helpful
    default: .optional
    }
  }
}
