import AppShell
import AppTesting
import DesignSystem
import Testing

/// The offers of features must not clash, and an app chooses its tabs.
@Suite struct CompositionTests {
  @Test func `a clash names both features`() {
    var twin = CounterFeature()
    #expect(throws: AppShellError.duplicateFeature("counter")) {
      try AppRuntime(features: [CounterFeature(), twin], environment: .fixed)
    }
    twin.id = "twin"
    #expect(throws: AppShellError.duplicateRoute("counter", "counter", "twin")) {
      try AppRuntime(features: [CounterFeature(), twin], environment: .fixed)
    }
    #expect(throws: AppShellError.duplicateAction("counter.wait", "counter", "second")) {
      let second = ActingFeature(id: "second", acts: ActionForm("counter.wait"))
      _ = try AppRuntime(features: [CounterFeature(), second], environment: .fixed)
    }
    #expect(throws: AppShellError.duplicateAction("navigation.dismiss", "app-shell", "second")) {
      let second = ActingFeature(id: "second", acts: NavigationAction.dismiss)
      _ = try AppRuntime(features: [CounterFeature(), second], environment: .fixed)
    }
    var linking = OfferingFeature(id: "linking")
    linking.offered.deepLinks = [DeepLink("detail", to: RouteForm("linking"))]
    #expect(throws: AppShellError.duplicateLink("detail", "counter", "linking")) {
      try AppRuntime(features: [CounterFeature(), linking], environment: .fixed)
    }
    linking.offered.deepLinks = [DeepLink("far", to: RouteForm("nowhere"))]
    #expect(throws: AppShellError.danglingLink("far", to: "nowhere", "linking")) {
      try AppRuntime(features: [CounterFeature(), linking], environment: .fixed)
    }
    var (one, other) = (OfferingFeature(id: "one"), OfferingFeature(id: "other"))
    one.offered.streams = [StreamOffer("water", holds: "glasses")]
    other.offered.streams = [StreamOffer("water", holds: "bottles")]
    #expect(throws: AppShellError.duplicateStream("water", "one", "other")) {
      try AppRuntime(features: [CounterFeature(), one, other], environment: .fixed)
    }
    #expect(throws: AppShellError.noTab) {
      try AppRuntime(features: [], environment: .fixed)
    }
  }

  @Test func `an app chooses which tabs it shows, and their order`() async throws {
    let features: [any Feature] = [TillFeature(ledger: Ledger()), CounterFeature()]
    let all = try AppRuntime(features: features, environment: .fixed)
    #expect(await all.navigation.tabs == [Route("till"), Route("counter")])
    let app = try AppRuntime(features: features, tabs: ["counter"], environment: .fixed)
    await app.launch()
    #expect(await app.navigation.tabs == [Route("counter")])
    let root = try await app.screen().element
    #expect(root.actions.filter { $0.id == NavigationAction.selectTab.id }.count == 1)
    #expect(throws: AppShellError.unknownTab("moon")) {
      try AppRuntime(features: features, tabs: ["moon"], environment: .fixed)
    }
  }

  @Test func `a feature that asks for a type gets all values of it, in the order of the features`()
    async throws
  {
    var (one, other) = (OfferingFeature(id: "one"), OfferingFeature(id: "other"))
    one.offered.add(["a", "b"])
    other.offered.add("c")
    other.offered.add(7)
    let app = try AppRuntime(features: [CounterFeature(), one, other], environment: .fixed)
    let offers = await app.world.offers
    #expect(offers.all(String.self) == ["a", "b", "c"])
    #expect(offers.all(Int.self) == [7])
    #expect(offers.all(Double.self).isEmpty)
  }
}

/// A feature with the offers that a test sets.
private struct OfferingFeature: Feature {
  var id: FeatureID
  var offered = Offers()

  var routes: [RouteDefinition] { [RouteDefinition(RouteForm(id.rawValue), .push)] }

  func initialState() {}
  func reduce(
    _ action: Never, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {}
  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { nil }
  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers { offered }
}

/// A feature with one action.
private struct ActingFeature: Feature {
  enum Action: Sendable { case acted }

  var id: FeatureID
  var acts: ActionForm<Void, Void>

  let routes: [RouteDefinition] = []
  var actions: [ActionHandler<Action>] { [.on(acts, .acted)] }

  func initialState() {}
  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] { [] }
  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { nil }
}
