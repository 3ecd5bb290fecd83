import AppShell
import AppTesting
import DesignSystem
import Testing

@Suite struct AppRuntimeTests {
  private func app() async throws -> AppRuntime {
    let app = try AppRuntime(features: [CounterFeature()], environment: .fixed)
    await app.launch()
    return app
  }

  private func title(_ app: AppRuntime) async throws -> String { try await app.screen().title }

  @Test func `a tap changes the screen`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("counter.increment"))
    #expect(try await title(app) == "1")
  }

  @Test func `an effect reports back, and a second one under its id replaces the first`()
    async throws
  {
    let app = try await app()
    try await app.fire(ActionCall("counter.wait"))
    await app.settle()
    #expect(try await title(app) == "1")
  }

  @Test func `an action that is not on the screen is rejected`() async throws {
    let app = try await app()
    await #expect(throws: AppShellError.rejectedAction("recipe.open?id=x")) {
      try await app.fire(.init("recipe.open", [.init("id", "x")]))
    }
    await #expect(throws: AppShellError.unclaimedAction("nobody.cares")) {
      try await app.fire(ActionCall("nobody.cares"))
    }
  }

  @Test func `a link names a route and changes no data by itself`() async throws {
    let app = try await app()
    try await app.open(link: "mealadvisor://detail?id=1")
    #expect(try await app.screen().id == "detail")
    #expect(try await title(app) == "1000", "the owner was told that its route is shown")
    await #expect(throws: AppShellError.unknownRoute("mealadvisor://detail?id=gone")) {
      try await app.open(link: "mealadvisor://detail?id=gone")
    }
    await #expect(throws: AppShellError.unknownRoute("mealadvisor://nowhere")) {
      try await app.open(link: "mealadvisor://nowhere")
    }
    try await app.fire(NavigationAction.dismiss.call())
    #expect(try await app.screen().id == "counter")
  }

  @Test func `changed data reaches the features that care`() async throws {
    let counter = CounterFeature()
    let app = try AppRuntime(features: [counter], environment: .fixed)
    await app.launch()
    counter.ledger.number = 100
    await app.dataChanged(in: "words")
    #expect(try await title(app) == "0")
    await app.dataChanged(in: "numbers")
    #expect(try await title(app) == "100")
  }
}
