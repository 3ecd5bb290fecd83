import MealCatalog
import Testing

@testable import MealAdvisorCommands

@Suite struct HomeTests {
  @Test func `home shows a meal and records it`() async throws {
    let demo = Demo()
    let text = try await demo.output("")
    let history: HistoryTests.List = try await demo.json("history list --json")
    let id = try #require(history.events.first?.meal)
    let meal = try #require(Catalog.bundled.summaries.first { $0.id.rawValue == id })
    #expect(history.events.count == 1)
    #expect(text.contains(meal.title))
    #expect(text.contains("Get New Suggestion"))
    #expect(text.contains("Good evening! What's for dinner?"))
    #expect(text.split(separator: "\n")[0].count == 80)
  }

  @Test func `home keeps to what is stored`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    for _ in 0..<5 { _ = try await demo.output("") }
    let history: HistoryTests.List = try await demo.json("history list --json")
    #expect(history.events.count == 5)
    for event in history.events {
      let meal = try #require(Catalog.bundled.summaries.first { $0.id.rawValue == event.meal })
      #expect(meal.facts.diets.contains(.vegan))
    }
  }

  @Test func `a simulated connection shows what Home does without an answer`() async throws {
    let demo = Demo()
    for kind in ["offline", "failing", "Flaky"] {
      let text = try await demo.output("--simulate \(kind)")
      #expect(text.contains("Unable to load suggestion") && text.contains("Try Again"))
    }
    #expect(try await demo.output("--simulate slow").contains("Get New Suggestion"))
    let text = try await demo.output("--simulate offline")
    #expect(text.contains("Last suggestion shown: "))
  }

  @Test(arguments: [("", "🌅"), ("--appearance light", "🌅"), ("--appearance dark", "🌙")])
  func `the evening looks as the terminal does`(flags: String, symbol: String) async throws {
    #expect(try await Demo().output(flags).contains(symbol))
    #expect(try await Demo().output("screen home \(flags)").contains(symbol))
  }

  @Test func `a terminal is light or dark`() async throws {
    let outcome = await Demo().run("--appearance sepia")
    #expect(outcome.exitCode == 2 && outcome.standardError.contains("valid: light, dark"))
  }

  @Test func `an unknown simulation is refused with the known ones`() async throws {
    let outcome = await Demo().run("--simulate stormy")
    #expect(outcome.exitCode == 2)
    for name in ["stormy", "slow", "offline", "failing", "flaky", "conflict"] {
      #expect(outcome.standardError.contains(name))
    }
    #expect(await Demo().run("--simulate").exitCode == 2)
    #expect(await Demo().run("suggest --simulate slow").exitCode == 2)
  }
}
