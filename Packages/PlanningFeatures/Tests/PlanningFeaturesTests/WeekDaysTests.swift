import AppTesting
import DesignSystem
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Testing

/// Days that are over, skipped or still to come, and the sheet of a planned meal.
@Suite struct WeekDaysTests {
  private static let today = Shopper.today
  private static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")
  private static let second = PlannerEntryID(rawValue: "spicy-beef-tacos-1")

  private func week() async throws -> Shopper {
    try await Shopper(planning: [Shopper.alfredo, Shopper.tacos])
  }

  @Test func `a tap opens the meal, and the sheet closes where it was opened`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    #expect(try await shopper.place == "planned-meal.default")
    #expect(try await shopper.sees("See Recipe"))
    try await shopper.tap("Close")
    #expect(try await shopper.place == "planner.week")
  }

  @Test func `a skipped day stays in sight, and is unskipped from there`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Skip Day")
    #expect(try await shopper.plan[Self.first]?.state == .skipped)
    #expect(try await shopper.sees("Chicken Alfredo"))
    #expect(try await shopper.sees("Skipped"))
    try await shopper.tap(PlannerAction.unskipDay.call(Self.today))
    #expect(try await shopper.plan[Self.first]?.state == .planned)
  }

  @Test func `a meal of a later day cannot be marked as cooked`() async throws {
    let shopper = try await week()
    #expect(try await !shopper.can(PlannerAction.cooked.call(Self.second).description))
    try await shopper.tap(PlannerAction.slot.call(Self.second))
    #expect(try await !shopper.can(PlannerAction.cooked.call(Self.second).description))
  }

  @Test func `a day that is over is filled in, and its meal marked as cooked`() async throws {
    let shopper = try await Shopper()
    try await shopper.keep(Shopper.tacos, on: Self.today - 1, .lunch)
    await shopper.app.dataChanged(.everything)
    // The grid of a wide window shows every day.
    func folded() async throws -> String? {
      try await shopper.app.showing().root.find("planner.earlier")?.visibleText
    }
    #expect(try await folded()?.contains("Spicy Beef Tacos") == false)
    try await shopper.tap("planner.earlier")
    #expect(try await folded()?.contains("Spicy Beef Tacos") == true)
    #expect(try await shopper.can("planner.add?day=\(Self.today - 1)&slot=dinner"))
    let entry = try #require(await shopper.plan.entries.first)
    try await shopper.tap(PlannerAction.cooked.call(entry.id))
    #expect(try await shopper.plan[entry.id]?.state == .cooked)
  }

  @Test func `today leads back from another week`() async throws {
    let shopper = try await week()
    try await shopper.tap("Week after", "Today")
    #expect(try await shopper.sees("Chicken Alfredo"))
    #expect(try await !shopper.can("planner.week?from=\(Self.today)"))
  }

  @Test func `too few servings are raised in one tap, and undone in another`() async throws {
    let shopper = try await week()
    try await shopper.stores.plan.record(
      [.changed(Self.first, .servings(1))], at: TestWorld.evening)
    try await shopper.keep(Shopper.tacos, on: Self.today + 2)
    try await shopper.stores.plan.record(
      [
        .added(
          PlannedMeal(
            id: "rest", slot: PlanSlot(day: Self.today + 1, slot: .lunch),
            content: .leftovers(of: Self.first, title: "Chicken Alfredo")))
      ], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    #expect(try await shopper.sees("1 serving for 2 people"))
    #expect(try await !shopper.sees("breaks a limit"))
    try await shopper.tap("Change to 2 servings")
    #expect(try await shopper.plan[Self.first]?.servings == 2)
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan[Self.first]?.servings == 1)
  }
}
