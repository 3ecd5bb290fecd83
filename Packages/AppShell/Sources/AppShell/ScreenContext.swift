import DesignSystem

/// What a screen may know beyond the state of its own feature.
public struct ScreenContext: Sendable {
  /// The world.
  public var world: World
  /// What all features offer, in the order of the features.
  public var offers: Offers
  /// The tab bar; nil under a cover or a sheet.
  public var tabBar: TabBar?

  /// Makes a context.
  public init(world: World, offers: Offers = Offers(), tabBar: TabBar? = nil) {
    self.world = world
    self.offers = offers
    self.tabBar = tabBar
  }
}
