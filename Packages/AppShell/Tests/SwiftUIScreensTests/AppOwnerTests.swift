import AppShell
import AppTesting
import DesignSystem
import Observation
import Testing

@testable import SwiftUIScreens

@MainActor
@Suite struct AppOwnerTests {
  /// Waits until the owner shows a text.
  private func wait(_ owner: AppOwner, toSee text: String) async throws {
    for _ in 0..<4000 {
      if owner.showing?.root.visibleText.contains(text) == true { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("\(text) never came")
  }

  @Test func `it shows the app once it was launched, and what changes by itself`() async throws {
    let glass = Hourglass()
    let app = try AppRuntime(
      features: [BellFeature()], environment: TestWorld(sleep: glass.sleep).environment)
    let owner = AppOwner(app)
    #expect(owner.showing == nil)
    let run = Task { await owner.run() }
    try await wait(owner, toSee: "0 rings")
    await owner.fire(ActionCall("bell.ring"))
    #expect(owner.takeOutgoingEvents() == [.departure("https://example.com/bell")])
    #expect(owner.outgoingEvents.isEmpty)
    try await glass.pass(3)
    try await wait(owner, toSee: "1 rings")
    await app.close()
    await run.value
  }

  @Test func `an action that is not on the screen and a wrong link change nothing`()
    async throws
  {
    let app = try AppRuntime(features: [BellFeature()], environment: .fixed)
    await app.launch()
    let owner = AppOwner(app)
    await owner.fire(ActionCall("bell.melt"))
    #expect(owner.showing?.root.visibleText == "0 rings Ring Bell")
    #expect(await !owner.open(link: "app://kitchen"))
  }
}
