import AppShell
import AppTesting
import DesignSystem
import Testing

/// The tab bar and the notice that the shell adds to a screen.
@Suite struct FrameTests {
  private func guest(_ draws: PaneFeature.Parts) async throws -> AppGuest {
    try await AppGuest(using: [PaneFeature(draws: draws)], in: TestWorld())
  }

  private func parts(_ guest: AppGuest) async throws -> [ElementID] {
    try await guest.screen.element.children.map(\.id)
  }

  @Test func `a screen that draws no tab bar gets one`() async throws {
    let guest = try await guest(.nothing)
    #expect(try await parts(guest) == ["pane.say", "pane.sheet", "pane.cover", "tabs"])
    #expect(try await guest.element("tabs.pane")?.accessibility.label == "Pane")
    #expect(try await guest.screen.structureFindings.isEmpty)
  }

  @Test func `a screen that draws no notice shows one above it until the next tap`()
    async throws
  {
    let guest = try await guest(.nothing)
    try await guest.tap("pane.say")
    #expect(try await parts(guest).last == "notice")
    #expect(try await guest.element("notice")?.accessibility.label == "Failed")
    #expect(try await guest.screen.announcement == "Failed")
    try await guest.tap("tabs.pane")
    #expect(try await guest.element("notice") == nil)
    #expect(try await guest.screen.announcement == nil)
  }

  @Test func `an added notice is spoken even if the screen announces something`() async throws {
    let guest = try await guest(.words)
    #expect(try await guest.screen.announcement == "Pane is ready")
    try await guest.tap("pane.say")
    #expect(try await guest.screen.announcement == "Failed")
  }

  @Test func `a screen that draws both keeps its own`() async throws {
    let guest = try await guest(.both)
    try await guest.tap("pane.say")
    let own: [ElementID] = ["pane.say", "pane.sheet", "pane.cover", "tabs", "pane.toast"]
    #expect(try await parts(guest) == own)
  }

  @Test func `another bar at the bottom takes the place of the tab bar`() async throws {
    let guest = try await guest(.bar)
    #expect(try await parts(guest) == ["pane.say", "pane.sheet", "pane.cover", "pane.bar"])
  }

  @Test(arguments: [("pane.sheet", nil), ("pane.cover", "notice")] as [(String, ElementID?)])
  func `over the tabs there is no tab bar, and a sheet has a place for a notice only if it says so`(
    way: String, last: ElementID?
  ) async throws {
    let guest = try await guest(.nothing)
    try await guest.tap(way, "pane.say")
    let notice = try await parts(guest).dropFirst(3)
    #expect(notice.first == last && notice.count <= 1)
    let called = await guest.app.takeOutgoingEvents()
    #expect(called == (last == nil ? [.call("Failed")] : []))
  }
}

/// Says something on a tab, a sheet and a cover, whose screens draw the tab bar and the notice or
/// leave both to the shell.
private struct PaneFeature: Feature {
  enum Action: Sendable { case said, shown(String) }
  enum Parts: Sendable { case nothing, both, bar, words }

  let draws: Parts
  let id: FeatureID = "pane"
  let routes = [
    RouteDefinition(RouteForm("pane"), .root), RouteDefinition(RouteForm("sheet"), .sheet),
    RouteDefinition(RouteForm("cover"), .cover),
  ]
  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("pane.say"), .said), .on(ActionForm("pane.sheet"), .shown("sheet")),
    .on(ActionForm("pane.cover"), .shown("cover")),
  ]

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .said: [.say(.failure("Failed"))]
    case .shown(let path): [.show(Route(path))]
    }
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    PaneScreen(
      toast: draws == .both ? context.notice?.toast("pane.toast") : nil,
      tabBar: draws == .both ? context.tabBar : nil, hasBar: draws == .bar,
      announcement: draws == .words ? "Pane is ready" : nil)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("pane"), .home, "Pane")
    return offers
  }
}

private struct PaneScreen: Screen {
  let id: ScreenID = "pane"
  let state: StateID = "default"
  let title = "Pane"
  var toast: Toast?
  var tabBar: TabBar?
  var hasBar: Bool
  var announcement: String?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot("pane") {
      ["say", "sheet", "cover"].map { name in
        ActionButton(
          ElementID("pane.\(name)"), .secondary, name,
          action: ControlAction(ActionID("pane.\(name)") ?? "pane.none"))
      }
      tabBar
      if hasBar { Stack("pane.bar", LayoutSpec(.horizontal, region: .tabBar)) {} }
      toast
    }.element
  }
}
