import AppTesting
import DesignSystem
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import Testing

/// The first questions, and the proposed week.
@Suite struct FirstRunTests {
  @Test func `three answers lead to a week that keeps the limits and feeds everyone`()
    async throws
  {
    let shopper = try await Shopper(asksFirst: true)
    #expect(try await shopper.place == "first-run.limits")
    try await shopper.tap("firstRun.limit?id=nuts", "firstRun.next")
    #expect(try await shopper.place == "first-run.people")
    try await shopper.tap("firstRun.people?count=3", "firstRun.next")
    try await shopper.tap("firstRun.meal?id=breakfast", "firstRun.next")
    #expect(try await shopper.place == "first-run.week")
    #expect(try await shopper.plan.entries.isEmpty)
    try await shopper.tap("firstRun.use")
    let stored = try await shopper.stores.read()
    let owner = try #require(stored.settings.preferences.household.first)
    #expect(owner.allergens.isSuperset(of: [.peanut, .treeNut]))
    #expect(stored.settings.preferences.household.count == 3)
    let entries = stored.plan.entries
    #expect(entries.count >= 10)
    #expect(!entries.contains { $0.slot.slot == .breakfast })
    #expect(entries.allSatisfy { ($0.servings ?? 3) >= 3 })
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `a swapped meal does not come back, and nothing is planned before the yes`()
    async throws
  {
    let shopper = try await Shopper(asksFirst: true)
    try await shopper.tap("firstRun.next", "firstRun.next", "firstRun.next")
    var seen: Set<String> = []
    for _ in 1...4 {
      let rows = try await shopper.screen.element.all.filter {
        $0.action?.id == FirstRunAction.swap.id
      }
      let last = try #require(rows.last)
      #expect(seen.insert(last.accessibility.label).inserted, "\(last.accessibility.label)")
      try await shopper.tap(try #require(last.action).call().description)
    }
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test(arguments: ["firstRun.use", "firstRun.left"])
  func `who answered or left is never asked again`(_ end: String) async throws {
    let shopper = try await Shopper(asksFirst: true)
    if end == "firstRun.use" {
      try await shopper.tap("firstRun.next", "firstRun.next", "firstRun.next")
    }
    try await shopper.tap(end)
    #expect(try await shopper.place.hasPrefix("planner."))
    let lines = try await shopper.stores.quietLines.state()
    #expect(!lines.mayCome(.firstWeek, at: TestWorld.evening.addingTimeInterval(9_000_000)))
  }

  @Test func `an answer that was not finished is asked for again, and its limits hold`()
    async throws
  {
    let shopper = try await Shopper(asksFirst: true)
    try await shopper.tap("firstRun.limit?id=dairy")
    let stored = try await shopper.stores.read()
    #expect(stored.settings.preferences.household.first?.allergens == [.milk])
    #expect(try await shopper.stores.quietLines.state().mayCome(.firstWeek, at: TestWorld.evening))
  }

  @Test("Limits that were chosen on the page of all diets stand in the first question")
  func furtherLimits() async throws {
    let shopper = try await Shopper(
      preferences: [
        .toggling("gluten-free", isOn: true, of: .diets),
        .toggling("sesame", isOn: true, of: .allergies),
      ], asksFirst: true)
    #expect(try await shopper.sees("Your limits: gluten-free, sesame"))
  }

  @Test func `nobody with a plan is asked`() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo], asksFirst: true)
    #expect(try await shopper.place.hasPrefix("planner."))
  }
}
