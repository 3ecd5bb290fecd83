import AppShell
import AppTesting
import DesignSystem
import Synchronization
import Testing

/// Who says something does not have to know where it is shown, or how long.
@Suite struct NoticeTests {
  private let clock = HandClock()

  private func app() async throws -> AppRuntime {
    var environment = AppEnvironment.fixed
    environment.sleep = { try await clock.sleep($0) }
    let app = try AppRuntime(features: [CrierFeature()], environment: environment)
    await app.launch()
    return app
  }

  private func said(_ app: AppRuntime) async throws -> String? {
    try await app.screen().element.all.first { $0.role == .toast }?.accessibility.label
  }

  @Test func `a confirming notice disappears after four seconds`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("crier.confirm"))
    #expect(try await said(app) == "Done")
    while clock.waits.isEmpty { await Task.yield() }
    #expect(clock.waits == [4])
    clock.ring()
    await app.settle()
    #expect(try await said(app) == nil)
  }

  @Test func `a notice of a failure stays until the next tap`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("crier.fail"))
    await app.settle()
    #expect(try await said(app) == "Failed")
    try await app.fire(ActionCall("crier.nothing"))
    #expect(try await said(app) == nil)
  }

  @Test func `a notice stands on the screen on which it was said`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("crier.fail"))
    try await app.open(link: "app://sheet")
    #expect(try await said(app) == nil)
    #expect(await app.takeOutgoingEvents().isEmpty)
  }

  @Test func `where a screen has no place for it, the eater is called`() async throws {
    let app = try await app()
    try await app.open(link: "app://sheet")
    try await app.fire(ActionCall("crier.fail"))
    #expect(await app.takeOutgoingEvents() == [.call("Failed")])
  }

  @Test func `a seen notice goes with its screen, even if a link leads away`() async throws {
    let app = try await app()
    try await app.open(link: "app://page")
    try await app.fire(ActionCall("crier.fail"))
    #expect(try await said(app) == "Failed")
    try await app.go(along: [Route("crier")])
    try await app.open(link: "app://page")
    #expect(try await said(app) == nil)
  }

  @Test func `a notice for a screen below waits there until the user sees it`() async throws {
    let app = try await app()
    try await app.open(link: "app://page")
    try await app.fire(ActionCall("crier.failBelow"))
    #expect(try await said(app) == nil)
    #expect(await app.takeOutgoingEvents().isEmpty)
    try await app.fire(ActionCall("crier.nothing"))
    try await app.go(along: [Route("crier")])
    #expect(try await said(app) == "Failed")
    try await app.fire(ActionCall("crier.nothing"))
    #expect(try await said(app) == nil)
  }

  @Test func `only what still stands there is taken back`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("crier.failAndRetract"))
    #expect(try await said(app) == nil)
    try await app.fire(ActionCall("crier.retractOther"))
    #expect(try await said(app) == "Failed")
  }
}

/// Says things.
private struct CrierFeature: Feature {
  enum Action: Sendable { case said([Command<Never>]) }

  let id: FeatureID = "crier"
  let routes = [
    RouteDefinition(RouteForm("crier"), .root), RouteDefinition(RouteForm("sheet"), .sheet),
    RouteDefinition(RouteForm("page"), .push),
  ]

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("crier.confirm"), .said([.say(.confirmation("Done"))])),
    .on(ActionForm("crier.fail"), .said([.say(.failure("Failed"))])),
    .on(ActionForm("crier.failBelow"), .said([.say(.failure("Failed"), on: Route("crier"))])),
    .on(
      ActionForm("crier.failAndRetract"),
      .said([.say(.failure("Failed")), .retract(.failure("Failed"))])),
    .on(
      ActionForm("crier.retractOther"),
      .said([.say(.failure("Failed")), .retract(.failure("Other"))])),
    .on(ActionForm("crier.nothing"), .said([])),
  ]

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .said(let commands): commands
    }
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    let names = ["confirm", "fail", "failBelow", "failAndRetract", "retractOther", "nothing"]
    let isSheet = route.path == "sheet"
    return PlainScreen(
      id: ScreenID(route.path), title: "Crier",
      buttons: names.map { ($0, ControlAction(ActionID("crier.\($0)") ?? "crier.none")) },
      toast: isSheet ? nil : context.notice?.toast("crier.toast"), tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("crier"), .home, "Crier")
    offers.deepLinks = [
      DeepLink("sheet", to: RouteForm("sheet")), DeepLink("page", to: RouteForm("page")),
    ]
    return offers
  }
}

/// A clock that is moved on by hand.
private final class HandClock: Sendable {
  private let state = Mutex((waits: [Double](), wakes: [CheckedContinuation<Void, Never>]()))

  var waits: [Double] { state.withLock(\.waits) }

  func sleep(_ seconds: Double) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.waits.append(seconds)
        state.wakes.append(continuation)
      }
    }
  }

  func ring() {
    let wakes = state.withLock { state in
      defer { state.wakes = [] }
      return state.wakes
    }
    for wake in wakes { wake.resume() }
  }
}
