import AppTesting
import Testing

@testable import MealAdvisorCommands

@Suite struct PremiumTests {
  struct Status: Decodable, Equatable {
    var phase: String
    var isEntitled: Bool
    var until: String?
    var since: String?
    var isTrialAvailable: Bool
  }

  @Test func `premium is not active in a new folder`() async throws {
    let demo = Demo()
    let status: Status = try await demo.json("premium status --json")
    #expect(status == Status(phase: "none", isEntitled: false, isTrialAvailable: true))
    #expect(
      try await demo.output("premium status") == """
        Premium: Not active
        The free trial has not been used.

        """)
  }

  @Test func `the trial lasts seven days and renews unless it is cancelled`() async throws {
    let demo = Demo()
    let started: Status = try await demo.json("premium start-trial --json")
    #expect(
      started
        == Status(
          phase: "trial", isEntitled: true, until: "2026-05-19T18:30", isTrialAvailable: false))
    demo.world.advance(days: 8)
    let renewed: Status = try await demo.json("premium status --json")
    #expect(renewed.phase == "active")
  }

  @Test func `a cancelled trial lapses with its date`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 8)
    #expect(
      try await demo.output("premium status") == "Premium: Not active, since 2026-05-19T18:30\n")
  }

  @Test(arguments: [
    ("premium cancel", "You have no active subscription."),
    ("premium restore", "The store found no purchase to restore."),
  ])
  func `a step that the store refuses says why`(
    _ row: (call: String, words: String)
  ) async throws {
    let outcome = await Demo().run(row.call)
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError == "mealadvisor-demo: \(row.words)\n")
  }

  @Test func `there is one trial, also after all data is deleted`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 8)
    _ = try await demo.output("data delete --yes")
    let outcome = await demo.run("premium start-trial")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("You already used the free trial."))
  }
}
