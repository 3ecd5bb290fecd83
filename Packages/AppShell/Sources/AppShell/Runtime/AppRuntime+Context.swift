import DesignSystem

extension AppRuntime {
  /// What the world looks like right now, with where the eater is and what features offer.
  public var world: World {
    var world = environment.world
    world.route = shownRoute
    world.offers = offered(in: world).merged
    return world
  }

  /// What features are told of beside an action.
  var situation: Situation { Situation(world: world, stored: stored) }

  /// How the eater wants screens to look; the first feature that has a wish decides.
  public var looks: LooksOffer { world.offers.looks }

  /// What would be lost if the app closed now, in words for the eater; a shell asks first.
  public var unfinished: [String] { world.offers.unfinished }

  /// What a screen may know while the eater is somewhere.
  func context(_ world: World, for route: Route, at place: Navigation) -> ScreenContext {
    ScreenContext(
      world: world, notice: notice(on: route),
      tabBar: place.showsTabBar ? tabBar(world, at: place) : nil)
  }

  /// What all features offer.
  func offered(in world: World) -> OfferedByAll {
    offers.offered(by: runners, Situation(world: world, stored: stored))
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
