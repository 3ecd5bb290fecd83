import AppShell
import AppTesting
import DesignSystem
import Testing

/// The owner of a screen hears of another one that is shown over it, and of nothing else.
@Suite struct CoveringTests {
  @Test func `a screen is told that it is covered, and not that it is back`() async throws {
    let app = try AppRuntime(features: [DeskFeature()], environment: .fixed)
    await app.launch()
    #expect(try await app.screen().title == "")
    try await app.fire(ActionCall("desk.read"))
    #expect(try await app.screen().id == "paper")
    #expect(try await app.screen().title == "desk")
    try await app.fire(ActionCall("desk.read"))
    #expect(try await app.screen().title == "desk", "the screen on top is not covered by itself")
    try await app.fire(NavigationAction.dismiss.call())
    #expect(try await app.screen().id == "desk")
    #expect(try await app.screen().title == "desk")
    try await app.fire(ActionCall("desk.read"))
    #expect(try await app.screen().title == "desk desk")
  }
}

/// A desk on which a paper is laid, titled with what was covered so far.
private struct DeskFeature: Feature {
  enum Action: Sendable { case read, covered(Route) }

  let id: FeatureID = "desk"
  let routes = [
    RouteDefinition(RouteForm("desk"), .root), RouteDefinition(RouteForm("paper"), .sheet),
  ]
  let actions: [ActionHandler<Action>] = [.on(ActionForm("desk.read"), .read)]

  func initialState() -> [String] { [] }

  func action(forCovering route: Route) -> Action? { .covered(route) }

  func reduce(
    _ action: Action, into covered: inout [String], stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .read: return [.show(Route("paper"))]
    case .covered(let route): covered.append(route.path)
    }
    return []
  }

  func screen(
    of route: Route, state covered: [String], stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    PlainScreen(
      id: ScreenID(route.path), title: covered.joined(separator: " "),
      buttons: [
        ("read", ControlAction("desk.read")), ("close", ControlAction(NavigationAction.dismiss)),
      ])
  }

  func offers(_ covered: [String], _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("desk"), .home, "Desk")
    return offers
  }
}
