import AppShell
import AssistantScreens
import DesignSystem

/// An app's page that shows nothing but how an assistant is asked.
struct AssistantPageFeature: Feature {
  enum Action: Sendable { case shown }

  static let route = RouteForm("page")

  let id: FeatureID = "page"
  let routes = [RouteDefinition(route, .root)]
  let copy: Copy
  var isAllowed = true

  func initialState() {}

  func action(forShowing route: Route) -> Action? { .shown }

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    [.fire(AssistantAction.look.call())]
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    let access = context.offers.all(AssistantAccess.self).first
    let sections = access.map {
      AssistantSections(
        $0, isAllowed: isAllowed, isOffline: !context.world.isConnected, copy)
    }
    return AssistantPage(
      sections: sections.map { [$0.access, $0.topics] } ?? [],
      notice: context.notice.map { $0.toast("page.toast") })
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Self.route), .key, "Page")
    return offers
  }
}

/// The page itself.
struct AssistantPage: Screen {
  let id: ScreenID = "page"
  let state: StateID = "default"
  let title = "Page"
  let primaryAction: ElementID? = nil
  let sections: [ListSection]
  let notice: Toast?

  var element: Element {
    ScreenRoot("page", background: .systemGroupedBackground) {
      PageContent("page.content", spacing: .l) { sections }
      notice
    }.element
  }
}
