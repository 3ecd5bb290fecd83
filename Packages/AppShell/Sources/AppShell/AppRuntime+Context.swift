import DesignSystem

/// The ids of the actions that the shell itself carries out.
public enum ShellAction {
  /// Selects the tab whose route has the path `id`.
  public static let selectTab: ActionID = "tab.select"
  /// Takes away the top screen.
  public static let dismiss: ActionID = "navigation.dismiss"
}

extension AppRuntime {
  /// What all features offer, in the order of the features.
  public func offers(_ world: World) -> Offers {
    runners.reduce(into: Offers()) { all, runner in all.add(runner.offers(world)) }
  }

  /// How the eater wants screens to look; the first feature that has a wish decides.
  public var looks: LooksOffer { offers(world).looks }

  /// What a screen may know while the eater is somewhere.
  func context(_ world: World, at place: Navigation) -> ScreenContext {
    ScreenContext(
      world: world, offers: offers(world),
      tabBar: place.showsTabBar ? tabBar(world, at: place) : nil)
  }

  private func tabBar(_ world: World, at place: Navigation) -> TabBar {
    let tabs = runners.compactMap { $0.offers(world).tab }
    return TabBar(
      "tabs",
      items: tabs.map { tab in
        TabBar.Item(
          tab.route.path, tab.icon, tab.title, value: tab.value,
          action: .about(
            ShellAction.selectTab, id: tab.route.path, haptic: .selection,
            motion: .tabCrossFade))
      }, selected: place.selected.path)
  }
}
