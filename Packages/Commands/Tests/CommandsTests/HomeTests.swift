import MealCatalog
import Testing

@testable import Commands

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
}
