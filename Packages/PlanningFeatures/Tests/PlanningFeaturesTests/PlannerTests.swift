import AppShell
import AppTesting
import DesignSystem
import Journal
import MealCatalog
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Testing

/// The week, planned by hand.
@Suite struct PlannerTests {
  private static let today = Shopper.today
  private static let tomorrow = PlannerPlace(today + 1, .dinner)
  private static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")
  private static let second = PlannerEntryID(rawValue: "spicy-beef-tacos-1")

  /// Alfredo today and tacos tomorrow.
  private func week() async throws -> Shopper {
    try await Shopper(planning: [Shopper.alfredo, Shopper.tacos])
  }

  @Test func `a meal is added by the picker and the sheet that asks for how many`() async throws {
    let shopper = try await Shopper()
    #expect(try await shopper.place == "planner.empty")
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    try await shopper.tap(PickerAction.add.call(Shopper.alfredo))
    #expect(try await shopper.place == "serving-selection.placed")
    try await shopper.tap("Fewer", "serving.confirm")
    #expect(try await shopper.place == "planner.week")
    let planned = try #require(await shopper.plan.entries.first)
    #expect(planned.slot == PlanSlot(day: Self.today + 1, slot: .dinner))
    #expect(planned.content.recipe == Shopper.alfredo)
    let written = try #require(Catalog.bundled.meal(Shopper.alfredo)?.recipe.servings)
    #expect(planned.servings == written - 1)
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `a meal of another screen is planned for the day and time that are chosen`()
    async throws
  {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall", "Cook")
    #expect(try await shopper.place == "serving-selection.unplaced")
    try await shopper.tap(ServingAction.day.call(Self.today + 3))
    try await shopper.tap(ServingAction.slot.call(.lunch))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.place == "hall.default")
    #expect(
      try await shopper.plan.entries.map(\.slot) == [
        PlanSlot(day: Self.today + 3, slot: .lunch)
      ])
  }

  @Test func `choosing another time from the quick actions leads back to the planner`()
    async throws
  {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap(PlannerAction.move.call(Self.first))
    #expect(try await shopper.place == "move-meal.default")
    let place = PlannerPlace(Self.today + 2, .lunch)
    try await shopper.tap(PlannerAction.moveTo.call(PlannerMove(Self.first, to: place)))
    #expect(try await shopper.place == "planner.week")
    #expect(
      try await shopper.plan[Self.first]?.slot
        == PlanSlot(day: Self.today + 2, slot: .lunch))
  }

  @Test func `a second tap plans nothing twice`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    try await shopper.tapTwice(PickerAction.add.call(Shopper.alfredo))
    try await shopper.tapTwice(ServingAction.confirm.call())
    #expect(try await shopper.titles(on: Self.today + 1) == ["Chicken Alfredo"])
    #expect(try await shopper.place == "planner.week")
    let entry = try #require(await shopper.plan.entries.first)
    try await shopper.tap(PlannerAction.quick.call(entry.id))
    try await shopper.tap(PlannerAction.duplicate.call(entry.id))
    let copied = PlannerMove(entry.id, to: PlannerPlace(Self.today + 2, .dinner))
    try await shopper.tapTwice(PlannerAction.duplicateTo.call(copied))
    #expect(try await shopper.plan.entries.count == 2)
  }

  @Test func `a failed change shows a message and keeps the answer for another try`()
    async throws
  {
    let disk = ShutDisk()
    let shopper = try await Shopper(on: disk.files)
    try await shopper.tap("tab.select?id=hall", "Cook")
    try await shopper.tap(ServingAction.day.call(Self.today + 3))
    disk.isShut = true
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.place == "serving-selection.unplaced")
    #expect(try await shopper.element("serving-selection.toast") != nil)
    disk.isShut = false
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.titles(on: Self.today + 3) == ["Chicken Alfredo"])
  }

  @Test func `a meal is swapped for another recipe`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tap("Swap Recipe")
    #expect(try await shopper.sees("In place of Chicken Alfredo"))
    try await shopper.enter("tacos", into: "recipe-picker.search")
    try await shopper.tap(PickerAction.add.call(Shopper.tacos))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.titles(on: Self.today) == ["Spicy Beef Tacos"])
    #expect(try await shopper.plan.entries.count == 2)
    try await shopper.tap("planner.undo")
    #expect(try await shopper.titles(on: Self.today) == ["Chicken Alfredo"])
  }

  @Test func `acceptance for a meal does not carry over to the meal that replaces it`() async throws
  {
    let shopper = try await week()
    let entry = try #require(try await shopper.plan.entries.first { $0.slot.day == Self.today })
    let accepting = try await shopper.plan.changing(entry.id, .accepted(["milk"]))
    try await shopper.stores.plan.record(accepting, at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    #expect(try await shopper.plan[entry.id]?.accepted == ["milk"])
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tap("Swap Recipe")
    try await shopper.enter("tacos", into: "recipe-picker.search")
    try await shopper.tap(PickerAction.add.call(Shopper.tacos))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan[entry.id]?.content.recipe == Shopper.tacos)
    #expect(try await shopper.plan[entry.id]?.accepted == [])
  }

  @Test func `servings of a planned meal are changed`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tap("Adjust Servings")
    let before = try #require(Catalog.bundled.meal(Shopper.alfredo)?.recipe.servings)
    try await shopper.tap("More", "serving.confirm")
    #expect(try await shopper.plan["chicken-alfredo-0"]?.servings == before + 1)
    #expect(try await shopper.place == "planner.week")
  }

  @Test func `meals move to another time, and change places`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Move to Another Day")
    try await shopper.tap(
      PlannerAction.swapWith.call(PlannerExchange(Self.first, with: Self.second)))
    #expect(try await shopper.titles(on: Self.today) == ["Spicy Beef Tacos"])
    #expect(try await shopper.titles(on: Self.today + 1) == ["Chicken Alfredo"])
    while try await shopper.place != "planner.week" { try await shopper.tap("navigation.dismiss") }
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Move to Another Day")
    try await shopper.tap(
      PlannerAction.moveTo.call(PlannerMove(Self.first, to: PlannerPlace(Self.today + 4, .lunch))))
    #expect(try await shopper.titles(on: Self.today + 4) == ["Chicken Alfredo"])
  }

  @Test func `a meal is duplicated and removed, and undo takes back the last of it`() async throws {
    let shopper = try await week()
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Duplicate")
    #expect(try await shopper.place == "move-meal.duplicate")
    try await shopper.tap(
      PlannerAction.duplicateTo.call(
        PlannerMove(Self.first, to: PlannerPlace(Self.today + 1, .dinner))))
    #expect(
      try await Set(shopper.titles(on: Self.today + 1)) == ["Chicken Alfredo", "Spicy Beef Tacos"])
    while try await shopper.place != "planner.week" { try await shopper.tap("navigation.dismiss") }
    try await shopper.tap(PlannerAction.quick.call(Self.second))
    try await shopper.tap("Remove")
    #expect(try await shopper.titles(on: Self.today + 1) == ["Chicken Alfredo"])
    try await shopper.tapTwice(PlannerAction.undo.call())
    #expect(
      try await Set(shopper.titles(on: Self.today + 1)) == ["Chicken Alfredo", "Spicy Beef Tacos"])
  }

  @Test func `a day is skipped, and undo brings all of it back`() async throws {
    let shopper = try await week()
    try await shopper.keep(Shopper.tacos, on: Self.today, .lunch)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap("Skip Day")
    #expect(try await shopper.titles(on: Self.today).isEmpty)
    #expect(try await shopper.sees("is skipped. Tap to undo."))
    try await shopper.tap("planner.undo")
    #expect(try await shopper.titles(on: Self.today).count == 2)
  }

  @Test func `the weeks before and after are shown, as far as there are any`() async throws {
    let shopper = try await week()
    try await shopper.tap("Week after")
    #expect(try await shopper.place == "planner.empty")
    try await shopper.tap("Week before")
    #expect(try await shopper.sees("Chicken Alfredo"))
    for _ in 0..<30 { try await shopper.tap("Week before") }
    #expect(try await !shopper.sees("Chicken Alfredo"))
  }

  @Test func `the week is handed on as a calendar file`() async throws {
    let shopper = try await week()
    try await shopper.tap("planner.share")
    #expect(try await shopper.place == "planner-share.files")
    try await shopper.tap("planner-share.file")
    let file = try #require(shopper.files.all.first)
    #expect(file.name == "2026-05-11.ics")
    #expect(file.text.contains("Chicken Alfredo") && file.text.contains("BEGIN:VEVENT"))
    #expect(try await shopper.sees("The week is saved in Files."))
  }

  @Test(arguments: [
    "鶏肉と野菜の煮物", "دجاج بالليمون", "👩‍🍳🍝", "Ä̈̈ö", String(repeating: "very-long-", count: 20),
  ])
  func `titles of any script and length are planned, moved and shown`(_ title: String)
    async throws
  {
    let shopper = try await Shopper()
    try await shopper.stores.plan.record(
      [
        .added(
          PlannedMeal(
            id: "odd", slot: PlanSlot(day: Self.today + 1, slot: .dinner), content: .text(title)))
      ], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    #expect(try await shopper.sees(title))
    try await shopper.tap(PlannerAction.quick.call("odd"))
    try await shopper.tap("Remove")
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `a plan of a year is shown week by week, and bought for by the week`() async throws {
    let shopper = try await Shopper(at: "kroger-1234")
    let events = (0..<365).flatMap { day in
      [MealSlot.lunch, .dinner].map { slot in
        PlanEvent.added(
          PlannedMeal(
            id: PlannedMealID(rawValue: "\(day)-\(slot)"),
            slot: PlanSlot(day: Self.today + day, slot: slot),
            content: .recipe(day % 2 == 0 ? Shopper.alfredo : Shopper.tacos, title: "Meal")))
      }
    }
    try await shopper.stores.plan.record(events, at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap("Week after", "Week after", "Week before", "Week before")
    try await shopper.show(PlanningRoutes.groceries)
    #expect(try await shopper.item("chicken") != nil)
  }
}
