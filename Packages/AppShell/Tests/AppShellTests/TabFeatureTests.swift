import AppShell
import AppTesting
import DesignSystem
import Testing

/// A feature of one tab, with nothing but state, actions and content.
@Suite struct TabFeatureTests {
  @Test func `its page shows its title, its content and the tab`() async throws {
    let guest = try await AppGuest(using: [Steps()], in: TestWorld())
    let screen = try await guest.screen
    #expect(screen.element.visibleText == "Daily Steps 0 steps Walk Rest Daily Steps")
    #expect(screen.id == "daily-steps" && screen.title == "Daily Steps")
    #expect(screen.primaryAction == "steps.walk")
    #expect(screen.structureFindings.isEmpty)
  }

  @Test func `its buttons send its actions, and its commands are carried out`() async throws {
    let guest = try await AppGuest(using: [Steps()], in: TestWorld())
    try await guest.tap("Walk", "dailySteps.tap?action=walk")
    #expect(try await guest.sees("2 steps"))
    try await guest.tap("Rest")
    #expect(try await guest.sees("0 steps"))
    #expect(try await guest.element("notice")?.accessibility.label == "You rested")
  }

  @Test func `several such features are tabs in their order`() async throws {
    let guest = try await AppGuest(using: [Steps(), Steps(id: "other")], in: TestWorld())
    try await guest.tap("tabs.other", "Walk")
    #expect(try await guest.sees("1 steps"))
    try await guest.tap("tabs.daily-steps")
    #expect(try await guest.sees("0 steps"))
  }

  @Test func `a stage starts them with a state of their own, and refuses a clash`() async throws {
    let environment = TestWorld().environment
    let stage = try Stage(features: [Steps()], environment: environment)
    let (one, other) = (try await stage.start([:]).app, try await stage.start([:]).app)
    try await one.fire(try ActionCall(parsing: "dailySteps.tap?action=walk"))
    #expect(try await one.screen().element.visibleText.contains("1 steps"))
    #expect(try await other.screen().element.visibleText.contains("0 steps"))
    #expect(throws: AppShellError.duplicateFeature("daily-steps")) {
      try Stage(features: [Steps(), Steps()], environment: environment)
    }
    #expect(throws: AppShellError.noTab) { try Stage(features: [], environment: environment) }
  }
}

/// Counts steps.
private struct Steps: TabFeature {
  enum Action: String, Sendable { case walk, rest }

  var id: FeatureID = "daily-steps"
  let icon = IconRole.trend, title = "Daily Steps"

  func initialState() -> Int { 0 }

  func reduce(_ action: Action, into steps: inout Int) -> [Command<Never>] {
    switch action {
    case .walk: steps += 1
    case .rest:
      steps = 0
      return [.say(.failure("You rested"))]
    }
    return []
  }

  func content(_ steps: Int) -> [Element] {
    TextBlock("steps.count", "\(steps) steps")
    ActionButton("steps.walk", .primary, "Walk", action: tap(.walk))
    ActionButton("steps.rest", .text, "Rest", action: tap(.rest))
  }
}
