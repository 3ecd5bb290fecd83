import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

/// Moving, locking and removing a planned meal, filling the week, and items by hand.
@Suite struct MovingTests {
  private func planner(_ change: (inout PlannerInput) -> Void = { _ in }) -> PlannerScreen {
    var input = SampleWeek.week
    change(&input)
    return PlannerScreen(input, SampleApp.context)
  }

  private let moving = MoveMealScreen(
    MoveMealInput(SampleWeek.salmon, on: SampleWeek.monday, days: SampleWeek.week.days ?? []),
    SampleApp.context)

  // C-A05
  @Test func `dragging a meal has a button for every day and time`() throws {
    let root = moving.element
    let days = (SampleWeek.monday..<(SampleWeek.monday + 7)).map {
      root.find(ElementID("move-meal.day.\($0)"))
    }
    #expect(days.allSatisfy { $0 != nil })
    let free = try #require(root.find("move-meal.day.20222.lunch"))
    #expect(free.action?.description == "planner.moveTo?id=salmon&day=20222&slot=lunch")
    #expect(free.accessibility.label == "Move to Lunch on Wednesday 14 May")
  }

  @Test func `a time that is taken offers to swap`() throws {
    let row = try #require(moving.element.find("move-meal.day.20221.lunch.soup"))
    #expect(row.visibleText.contains("Swap with Tomato soup + grilled cheese"))
    #expect(row.action?.description == "planner.swapWith?id=salmon&with=soup")
  }

  @Test func `where the meal is it cannot be moved to`() throws {
    let row = try #require(moving.element.find("move-meal.day.20220.dinner"))
    #expect(row.action == nil && row.visibleText.contains("Planned here"))
  }

  @Test func `the long-press menu offers locking, unlocking, moving and removing in words`() {
    func titles(_ entry: PlannerInput.Entry) -> [String] {
      QuickActionsScreen(entry, on: SampleWeek.monday, SampleApp.context).menu.items.map(\.title)
    }
    #expect(
      titles(SampleWeek.salmon) == [
        "Mark Cooked", "Move to Another Day", "Lock", "Duplicate", "Skip Day", "Remove",
      ])
    let locked = SampleWeek.changed(SampleWeek.salmon) { $0.isLocked = true }
    #expect(titles(locked).contains("Unlock") && !titles(locked).contains("Lock"))
  }

  @Test func `a locked meal shows and says it`() throws {
    let locked = SampleWeek.changed(SampleWeek.salmon) { $0.isLocked = true }
    let root = planner { $0.days = SampleWeek.days([locked], []) }.element
    let line = try #require(root.find("planner.entry.salmon.line"))
    #expect(line.all.contains { $0.iconRole == .lock })
    let row = try #require(root.find("planner.entry.salmon"))
    #expect(row.accessibility.value == "35 minutes, Not cooked, Locked")
  }

  @Test func `filling the week is a text button, and the filled one of an empty week`() {
    let week = planner()
    #expect(week.buttons?.fill?.title == "Fill my week" && week.buttons?.fill?.kind == .text)
    #expect(week.primaryAction == nil)
    let empty = planner { $0.days = [.init(SampleWeek.monday)] }
    #expect(empty.primaryAction == "planner.fill" && empty.buttons?.fill == nil)
    #expect(planner { $0.isFilling = true }.buttons?.fill?.phase == .busy)
    #expect(planner { $0.isAllowed = false }.element.find("planner.fill") == nil)
  }

  @Test func `another meal can be had in a planned one's place`() {
    #expect(SampleWeek.sheet("default").changes.map(\.title).contains("Suggest Another Meal"))
  }

  @Test func `leftovers can be planned of what keeps, and of nothing else`() {
    func titles(_ id: StateID) -> [String] { SampleWeek.sheet(id).changes.map(\.title) }
    #expect(titles("default").contains("Plan Leftovers"))
    #expect(!titles("later").contains("Plan Leftovers"))
  }

  @Test func `the screen says which item was added, and can remove it at once`() throws {
    let added = GroceryEntryInput(added: [.init("oat-milk", "2 l oat milk")])
    let screen = GroceryEntryScreen(added, SampleApp.context)
    #expect(screen.announcement == "Added 2 l oat milk")
    let chip = try #require(screen.element.find("grocery-entry.added.oat-milk"))
    #expect(chip.action?.description == "groceries.remove?id=oat-milk")
  }

  @Test func `text that could not be added stays in the field with an error`() throws {
    let input = GroceryEntryInput(text: "2 l", error: "Say what to buy.")
    let screen = GroceryEntryScreen(input, SampleApp.context)
    let field = try #require(screen.element.find("grocery-entry.field"))
    #expect(field.accessibility.value == "2 l" && screen.announcement == "Say what to buy.")
    #expect(screen.element.visibleText.contains("Say what to buy."))
  }

  @Test func `an item can be added to a list, and to an empty one, and not to one that rests`() {
    func canAdd(_ input: GroceryListInput) -> Bool {
      GroceryListScreen(input, SampleApp.context).element.actions
        .contains { $0.id == GroceryAction.add.id }
    }
    #expect(canAdd(SampleGroceries.list))
    #expect(canAdd(GroceryListInput(groups: [], store: SampleGroceries.kroger)))
    #expect(!canAdd(SampleGroceries.with { $0.isAllowed = false }))
  }
}
