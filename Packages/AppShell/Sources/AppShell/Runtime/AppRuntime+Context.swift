import DesignSystem

extension AppRuntime {
  /// The world at this moment, with the eater's route and the features' offers.
  public var world: World {
    var world = environment.world
    world.route = shownRoute
    world.trail = navigation.trail
    world.offers = offered(in: world).merged
    return world
  }

  /// The world and the stored data that features get together with an action.
  var featureInput: FeatureInput { FeatureInput(world: world, stored: stored) }

  /// The eater's wishes for looks; the first feature with a wish decides.
  public var looks: LooksOffer { world.offers.looks }

  /// Work that would be lost if the app closed now, in words for the eater.
  ///
  /// A shell asks before it closes the app.
  public var unfinished: [String] { world.offers.unfinished }

  /// The context of a screen at a place.
  func context(_ world: World, for route: Route, at place: Navigation) -> ScreenContext {
    ScreenContext(
      world: world, notice: notice(on: route),
      tabBar: place.showsTabBar ? tabBar(world, at: place) : nil)
  }

  /// The offers of all features.
  func offered(in world: World) -> OfferedByAll {
    offers.offered(by: runners, FeatureInput(world: world, stored: stored))
  }

  private func tabBar(_ world: World, at place: Navigation) -> TabBar {
    let offered = offered(in: world).tabs
    let tabs = place.tabs.compactMap { route in offered.first { $0.route == route } }
    return TabBar(
      "tabs",
      items: tabs.map { tab in
        TabBar.Item(
          tab.route.path, tab.icon, tab.title, value: tab.value,
          action: ControlAction(
            NavigationAction.selectTab, tab.route.path, haptic: .selection,
            motion: .tabCrossFade))
      }, selected: place.selected.path)
  }
}
