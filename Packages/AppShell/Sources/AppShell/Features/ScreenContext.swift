import DesignSystem

/// The context of a screen, beyond the state of its own feature.
public struct ScreenContext: Sendable {
  /// The world, with all features' offers.
  public var world: World
  /// The notice on this screen; nil if there is none.
  ///
  /// A screen may draw it as a `Toast` with an id of its own. Otherwise the shell adds it, except
  /// to a sheet.
  public var notice: Notice?
  /// The tab bar; nil under a cover or a sheet.
  ///
  /// A screen may draw it at a place of its own. Otherwise the shell adds it as the last part.
  public var tabBar: TabBar?

  /// Makes a context.
  public init(world: World, notice: Notice? = nil, tabBar: TabBar? = nil) {
    self.world = world
    self.notice = notice
    self.tabBar = tabBar
  }

  /// The offers of all features, in their order.
  public var offers: Offers { world.offers }

  /// Light or dark: as a feature decides, otherwise as on the device.
  public var interfaceStyle: InterfaceStyle { offers.looks.scheme ?? world.interfaceStyle }
}
