import AppShell
import AppTesting
import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation
import ScreenParts
import Testing

/// The day of a meal that is added: the one that the eater came for, or one with its date.
@Suite struct AddingTests {
  private static let nextWeek = Shopper.today + 7

  private func days(_ shopper: Shopper) async throws -> [Int] {
    try await shopper.subjects(of: ServingAction.day)
  }

  @Test func `a recipe that was opened for a dinner is planned for that dinner`() async throws {
    let shopper = try await Shopper()
    let place = PlannerPlace(Shopper.today + 3, .dinner)
    try await shopper.tap(PlannerAction.add.call(place))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    try await shopper.tap(RecipeAction.open.call(Shopper.alfredo))
    try await shopper.tap(PlannerAction.planMeal.call(Shopper.alfredo))
    #expect(try await days(shopper).isEmpty)
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan.entries.map(\.slot) == [PlanSlot(day: place.day, slot: .dinner)])
    #expect(try await shopper.place.hasPrefix("planner"))
  }

  @Test func `the days to choose from are those of the week on screen`() async throws {
    let shopper = try await Shopper()
    let week = try await shopper.plan.settings.week(of: Self.nextWeek)
    try await shopper.tap(PlannerAction.week.call(week.lowerBound))
    try await shopper.tap(PlannerAction.add.call(nil))
    try await shopper.tap(PickerAction.add.call(#require(shopper.offered(pages: 1).first)))
    #expect(try await days(shopper).sorted() == Array(week))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan.entries.allSatisfy { week.contains($0.slot.day) })
  }

  @Test func `elsewhere they are two weeks from today on, each with its date`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall", "Cook")
    let today = Shopper.today
    #expect(try await Set(days(shopper) + [today]) == Set(today..<(today + 14)))
    let date = CalendarDay(today).day
    #expect(try await shopper.sees("Tue \(date)"))
    #expect(try await shopper.sees("Wed \(date + 1)"))
  }

  @Test func `the notice says the date`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall", "Cook", "serving.confirm")
    #expect(try await shopper.sees("Planned for Tue \(CalendarDay(Shopper.today).day), "))
  }
}
