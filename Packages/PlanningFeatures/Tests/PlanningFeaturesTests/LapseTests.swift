import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Testing

/// Planning and shopping where they are sold.
@Suite struct LapseTests {
  private static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")

  /// Somebody whose trial has begun.
  private func trial(planning meals: [MealID] = [Shopper.alfredo]) async throws -> Shopper {
    let shopper = try await Shopper(at: "kroger-1234", planning: meals, isSold: true)
    let local = Subscriptions.local(shopper.stores, now: { TestWorld.evening })
    _ = try await local.startTrial(at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    return shopper
  }

  /// Eight days later, in the week that was planned.
  private func lapse(_ shopper: Shopper) async throws {
    shopper.world.advance(days: 8)
    await shopper.app.dataChanged(.everything)
    await shopper.app.settle()
  }

  @Test func `a user without premium and plans sees the premium prompt`() async throws {
    let shopper = try await Shopper(isSold: true)
    for way in ["Plan", "List", "Buy", "Cook"] {
      try await shopper.tap(way)
      #expect(try await shopper.place == "prompt.default", "\(way)")
      try await shopper.tap("Close")
    }
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `after it lapsed the plan is read and shared, and no longer changed`() async throws {
    let shopper = try await trial()
    try await lapse(shopper)
    try await shopper.tap("Plan", "Week before")
    #expect(try await shopper.place == "planner.read-only")
    #expect(try await shopper.sees("Chicken Alfredo"))
    #expect(try await !shopper.can("planner.fill"))
    #expect(try await !shopper.can(PlannerAction.cooked.call(Self.first).description))
    try await shopper.tap("planner.share", "planner-share.file")
    #expect(shopper.files.all.count == 1)
  }

  @Test func `after it lapsed the list is read and shared, and no longer changed`() async throws {
    let shopper = try await trial()
    try await lapse(shopper)
    try await shopper.keep(Shopper.tacos, on: Shopper.today + 9)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap("List")
    #expect(try await shopper.place == "grocery-list.read-only")
    #expect(try await !shopper.can("groceries.add"))
    try await shopper.tap("groceries.share")
    #expect(await shopper.departures.count == 1)
  }

  @Test func `a lapse in the middle of adding plans nothing, asks, and loses no answer`()
    async throws
  {
    let shopper = try await trial(planning: [])
    try await shopper.tap("Cook")
    try await shopper.tap(ServingAction.slot.call(.lunch))
    try await lapse(shopper)
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.place == "prompt.default")
    #expect(try await shopper.plan.entries.isEmpty)
    try await shopper.tap("Close")
    #expect(try await shopper.place == "serving-selection.unplaced")
    let lunch = try await shopper.element("serving-selection.slot.lunch")
    #expect(lunch?.accessibility.traits.contains(.selected) == true)
  }

  @Test func `a lapse while servings are asked for changes nothing`() async throws {
    let shopper = try await trial()
    try await shopper.tap("Plan")
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tap("Adjust Servings", "More")
    try await lapse(shopper)
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan["chicken-alfredo-0"]?.servings == nil)
    #expect(try await shopper.place == "prompt.default")
  }
}
