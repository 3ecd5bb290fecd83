import AppTesting
import DesignSystem
import Groceries
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import Testing

/// The week, filled and rerolled.
@Suite struct FillingTests {
  private static let today = Shopper.today
  private static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")

  @Test func `only the free times from now on are filled, and undo takes all of it back`()
    async throws
  {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    try await shopper.tap("planner.fill")
    let slots = try await shopper.plan.entries.map(\.slot)
    #expect(Set(slots).count == slots.count)
    #expect(slots.allSatisfy { $0.day >= Self.today })
    // It is Tuesday evening, and five days are left; what nothing fits stays free.
    #expect((10...16).contains(slots.count))
    #expect(try await shopper.titles(on: Self.today) == ["Chicken Alfredo"])
    #expect(try await shopper.sees("\(slots.count - 1) meals are planned. Tap to undo."))
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan.entries.map(\.content.title) == ["Chicken Alfredo"])
  }

  @Test(arguments: [[], [Shopper.alfredo], [Shopper.alfredo, Shopper.tacos]])
  func `one tap fills all that can be filled`(_ planned: [MealID]) async throws {
    let shopper = try await Shopper(planning: planned)
    try await shopper.tap("planner.fill")
    let filled = try await shopper.plan.entries.map(\.slot)
    // It is Tuesday evening: dinner, and three meals on each of five days.
    let week = (Self.today...Self.today + 5).flatMap { day in
      PlanSlot.usual.map { PlanSlot(day: day, slot: $0) }
    }
    let missing = week.dropFirst(2).filter { !filled.contains($0) }
    #expect(missing.isEmpty, "\(missing.map(\.text))")
    try await shopper.tap("planner.fill")
    #expect(try await shopper.plan.entries.map(\.slot) == filled)
  }

  @Test(
    arguments: [
      ["diets:vegan"], ["diets:keto"], ["diets:vegan", "allergies:soy", "allergies:gluten"],
      ["diets:halal", "allergies:milk"], ["allergies:egg", "allergies:gluten", "allergies:milk"],
    ], [nil, 3000, 20_000] as [Int?])
  func `a second tap finds nothing that the first one left`(
    _ limits: [String], _ budget: Int?
  ) async throws {
    let events = limits.compactMap { limit -> PreferencesEvent? in
      let parts = limit.split(separator: ":").map(String.init)
      return PreferenceKey(rawValue: parts[0]).map { .toggling(parts[1], isOn: true, of: $0) }
    }
    let shopper = try await Shopper(at: "kroger-1234", preferences: events)
    if let budget {
      try await shopper.stores.plan.record(
        [.set(.weeklyBudget(Money(hundredths: budget)))], at: shopper.world.now)
      await shopper.app.dataChanged(.everything)
      await shopper.app.settle()
    }
    try await shopper.tap("planner.fill")
    let filled = try await shopper.plan.entries.map(\.slot)
    try await shopper.tap("planner.fill")
    #expect(try await shopper.plan.entries.map(\.slot) == filled)
  }

  @Test func `a second tap fills nothing twice`() async throws {
    let shopper = try await Shopper()
    try await shopper.tapTwice(PlannerAction.fill.call())
    let filled = try await shopper.plan.entries
    #expect(Set(filled.map(\.slot)).count == filled.count)
  }

  @Test func `another meal takes the place of one, and no other is touched`() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo, Shopper.tacos])
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tapTwice(PlannerAction.reroll.call(Self.first))
    let tonight = try await shopper.titles(on: Self.today)
    #expect(tonight.count == 1 && tonight != ["Chicken Alfredo"])
    #expect(try await shopper.titles(on: Self.today + 1) == ["Spicy Beef Tacos"])
    #expect(try await shopper.plan.entries.count == 2)
    try await shopper.tap("planner.undo")
    #expect(try await shopper.titles(on: Self.today) == ["Chicken Alfredo"])
  }

  @Test func `a locked meal stays while the week is filled, and shows its lock`() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tapTwice(PlannerAction.lock.call(Self.first))
    #expect(try await shopper.plan["chicken-alfredo-0"]?.isLocked == true)
    while try await shopper.place != "planner.week" { try await shopper.tap("navigation.dismiss") }
    #expect(try await shopper.element("planner.entry.chicken-alfredo-0.notes.locked") != nil)
    try await shopper.tap("planner.fill")
    #expect(try await shopper.titles(on: Self.today) == ["Chicken Alfredo"])
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Unlock")
    #expect(try await shopper.plan["chicken-alfredo-0"]?.isLocked == false)
  }

  @Test func `a cooked meal stands in the history and uses up what is at home, once; and back`()
    async throws
  {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    try await shopper.tapTwice(PlannerAction.cooked.call(Self.first))
    #expect(try await shopper.plan["chicken-alfredo-0"]?.state == .cooked)
    let cooked = try await shopper.stores.history.state().entries.map(\.event)
    #expect(cooked.map(\.meal) == [Shopper.alfredo] && cooked.map(\.kind) == [.cooked])
    try await shopper.tap(PlannerAction.cooked.call(Self.first))
    #expect(try await shopper.plan["chicken-alfredo-0"]?.state == .planned)
    #expect(try await shopper.stores.history.state().entries.isEmpty)
  }

  @Test func `undoing a cooked meal puts its foods back into the pantry`()
    async throws
  {
    let shopper = try await Shopper(at: "kroger-1234", planning: [Shopper.alfredo])
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.tap("groceries.cart", "cart.checkOut", "cart.ordered")
    let bought = try await shopper.stores.pantry.state().stock.count
    #expect(bought > 3)
    try await shopper.tap("tab.select?id=planner")
    try await shopper.tap(PlannerAction.cooked.call(Self.first))
    let left = try await shopper.stores.pantry.state().stock
    #expect(left.count <= bought)
    try await shopper.tap(PlannerAction.cooked.call(Self.first))
    #expect(try await shopper.stores.pantry.state().stock.count == bought)
  }
}
