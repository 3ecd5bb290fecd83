import DesignSystem
import PremiumGate
import ScreenParts

extension TabBar {
  /// The three tabs of MealAdvisor (W-HOME-32); Favorites has the value "Premium" while locked.
  public static func mealAdvisor(
    selected: String = "home", favorites: Decision = .allowed, copy: Copy
  ) -> TabBar {
    TabBar(
      "tabs",
      items: [
        item("home", .home, copy("tab.home")),
        item(
          "favorites", .favorites, copy("tab.favorites"),
          value: favorites.isReadable ? "" : copy("tab.favorites.premium")),
        item("settings", .settings, copy("tab.settings")),
      ], selected: selected)
  }

  private static func item(
    _ name: String, _ icon: IconRole, _ title: String, value: String = ""
  ) -> Item {
    Item(
      name, icon, title, value: value,
      action: ControlAction(
        NavigationAction.selectTab, name, haptic: .selection, motion: .tabCrossFade))
  }
}
