import AppComposition
import DesignSystem
import ScreenCommands

extension AppPart {
  /// The tabs Home, Insights and More of a diet app, whose content does not exist yet.
  public static let dietTabs = AppPart(
    features: { session in
      DietTab.allCases.map { DietTabFeature(tab: $0, copy: session.context.copy) }
    },
    screens: { copy in
      DietTab.allCases.map { tab in
        ListedScreen(
          ScreenID("diet-\(tab.rawValue)"),
          copy(CopyKey("diet.tab.\(tab.rawValue)")),
          states: [
            ListedState("default") { _ in
              DietTabScreen(tab, copy, tabBar: bar(at: tab, copy))
            }
          ])
      }
    }, words: words)

  private static func bar(at selected: DietTab, _ copy: Copy) -> TabBar {
    TabBar(
      "tab-bar",
      items: DietTab.allCases.map { tab in
        TabBar.Item(
          tab.rawValue, tab.icon, copy(CopyKey("diet.tab.\(tab.rawValue)")),
          action: ControlAction(NavigationAction.selectTab, tab.rawValue))
      }, selected: selected.rawValue)
  }

  private static let words: [CopyKey: CopyEntry] = [
    "diet.tab.home": "Home", "diet.tab.insights": "Insights", "diet.tab.more": "More",
    "diet.home.headline": "Nothing logged yet",
    "diet.home.body": "What you eat will be here.",
    "diet.insights.headline": "No insights yet",
    "diet.insights.body": "They need a few days of what you eat.",
    "diet.more.account": "Account", "diet.more.appearance": "Appearance",
    "diet.more.units": "Units", "diet.more.sharing": "Household",
    "diet.more.privacy-policy": "Your Data",
  ]
}
