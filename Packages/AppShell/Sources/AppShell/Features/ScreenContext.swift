import DesignSystem

/// What a screen may know beyond the state of its own feature.
public struct ScreenContext: Sendable {
  /// The world, with what all features offer.
  public var world: World
  /// What is said on this screen now; nil when nothing is.
  public var notice: Notice?
  /// The tab bar; nil under a cover or a sheet.
  public var tabBar: TabBar?

  /// Makes a context.
  public init(world: World, notice: Notice? = nil, tabBar: TabBar? = nil) {
    self.world = world
    self.notice = notice
    self.tabBar = tabBar
  }

  /// What all features offer, in the order of the features.
  public var offers: Offers { world.offers }

  /// Light or dark: what a feature fixed, else as the device is set.
  public var interfaceStyle: InterfaceStyle { offers.looks.scheme ?? world.interfaceStyle }
}
