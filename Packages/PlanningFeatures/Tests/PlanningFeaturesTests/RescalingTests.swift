import AppTesting
import DesignSystem
import EaterRecord
import MealModels
import PlanningFeatures
import Preferences
import Testing

/// Planned meals after somebody came to the table.
@Suite struct RescalingTests {
  @Test func `planned meals are offered to be cooked for everyone, as one change`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap("planner.fill")
    let before = try await shopper.plan.entries.compactMap(\.servings)
    _ = try await shopper.stores.recordPreferences(
      [.seating("Ben")], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    await shopper.app.settle()
    #expect(try await shopper.sees("planned meals for 2?"))
    try await shopper.tap("planner.rescale?from=1")
    let after = try await shopper.plan.entries.compactMap(\.servings)
    #expect(after.reduce(0, +) > before.reduce(0, +))
    #expect(after.allSatisfy { $0 >= 2 })
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan.entries.compactMap(\.servings) == before)
  }
}
