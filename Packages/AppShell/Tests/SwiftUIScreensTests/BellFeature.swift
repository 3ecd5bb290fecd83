import AppShell
import DesignSystem

/// A bell that rings: one button, and a count that follows a while later.
struct BellFeature: Feature {
  enum Action: Sendable { case rung, heard }
  enum Effect: Sendable { case listen }

  let id: FeatureID = "bell"
  let routes = [RouteDefinition(RouteForm("bell"), .root)]

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [.on(ActionForm("bell.ring"), .rung)]

  func reduce(_ action: Action, into count: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .rung: return [.run(.listen), .leave(to: "https://example.com/bell")]
    case .heard:
      count += 1
      return []
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { report in
      guard (try? await context.environment.sleep(3)) != nil else { return }
      report(.heard)
    }
  }

  func screen(
    of route: Route, state count: Int, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    BellScreen(count: count)
  }

  func offers(_ count: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("bell"), .home, "Bell")
    return offers
  }
}

struct BellScreen: Screen {
  let id: ScreenID = "bell"
  let state: StateID = "default"
  let title = "Bell"
  var count: Int
  var primaryAction: ElementID? { "bell.ring" }

  var element: Element {
    ScreenRoot("bell") {
      TextBlock("bell.count", "\(count) rings")
      ActionButton("bell.ring", .primary, "Ring", action: ControlAction("bell.ring"))
    }.element
  }
}
