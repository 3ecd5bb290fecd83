import AppShell
import DesignSystem
import ScreenParts

/// The tabs of the app, in order (N-GEN).
enum DietTab: String, CaseIterable, Hashable, Sendable {
  case home, insights, more

  var route: RouteForm<Void> { RouteForm(rawValue) }

  var icon: IconRole {
    switch self {
    case .home: .home
    case .insights: .trend
    case .more: .more
    }
  }
}

/// A page that More links to and that another feature of the app shows.
enum MorePage: String, CaseIterable, Hashable, Sendable {
  case account, appearance, units, sharing
  case privacy = "privacy-policy"

  static let open = ActionForm("more.open", about: .id(MorePage.self, named: "page"))

  var icon: IconRole {
    switch self {
    case .account: .account
    case .appearance: .evening
    case .units: .servings
    case .sharing: .home
    case .privacy: .privacy
    }
  }
}

/// A tab that names its future content, or links to other pages.
struct DietTabFeature: Feature {
  enum Action: Sendable { case opened(MorePage) }

  let tab: DietTab
  let copy: Copy

  var id: FeatureID { FeatureID("diet-\(tab.rawValue)") }
  var routes: [RouteDefinition] { [RouteDefinition(tab.route, .root)] }
  var actions: [ActionHandler<Action>] { tab == .more ? [.on(MorePage.open) { .opened($0) }] : [] }

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .opened(let page): [.show(Route(RouteForm(page.rawValue)))]
    }
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    DietTabScreen(tab, copy, toast: context.notice, tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(
      Route(tab.route), tab.icon, copy(CopyKey("diet.tab.\(tab.rawValue)")))
    return offers
  }
}
