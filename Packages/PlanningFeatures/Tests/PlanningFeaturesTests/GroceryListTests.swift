import AppTesting
import DesignSystem
import Groceries
import Journal
import MealCatalog
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// The list of the planned week: ticked, shortened, lengthened and narrowed.
@Suite struct GroceryListTests {
  private func list(
    _ meals: [MealID] = [Shopper.alfredo, Shopper.tacos], at store: StoreID? = "kroger-1234",
    on disk: JournalFileSystem = .inMemory()
  ) async throws -> Shopper {
    let shopper = try await Shopper(at: store, planning: meals, on: disk)
    try await shopper.show(PlanningRoutes.groceries)
    return shopper
  }

  @Test func `the list has the items of planned meals, with prices and stock`()
    async throws
  {
    let shopper = try await list()
    #expect(try await shopper.place == "grocery-list.list")
    #expect(try await shopper.sees("from Chicken Alfredo"))
    #expect(try await shopper.sees("In stock"))
    #expect(try await shopper.sees(" est "))
    #expect(try await shopper.item("chicken") != nil)
  }

  @Test func `without a store the list is kept without prices`() async throws {
    let shopper = try await list(at: nil)
    #expect(try await shopper.place == "grocery-list.no-store")
    #expect(try await shopper.item("chicken") != nil)
    #expect(shopper.shop.mood.asked.products == 0)
  }

  @Test func `a tick is kept, teaches the order of the aisles, and is taken back`() async throws {
    let disk = JournalFileSystem.inMemory()
    let shopper = try await list(on: disk)
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.tick.call(item))
    #expect(try await shopper.sees("1 ticked off"))
    #expect(try await shopper.stores.journal.records(in: "aisles").count == 1)
    let again = try await Shopper(on: disk)
    try await again.show(PlanningRoutes.groceries)
    #expect(try await again.sees("1 ticked off"))
    try await again.tap(GroceryAction.tick.call(item))
    #expect(try await !again.sees("ticked off"))
    #expect(try await again.stores.journal.records(in: "aisles").count == 1)
  }

  @Test func `undo restores a removed item`() async throws {
    let shopper = try await list()
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.item.call(item))
    try await shopper.tap("grocery-item.remove")
    #expect(try await !shopper.subjects(of: GroceryAction.item).contains(item))
    #expect(try await shopper.sees("was removed"))
    try await shopper.tap(GroceryAction.bringBack.call(item))
    #expect(try await shopper.subjects(of: GroceryAction.item).contains(item))
  }

  @Test func `the app adds a typed item, and refuses empty or too long text`()
    async throws
  {
    let shopper = try await list()
    try await shopper.tap("groceries.add")
    for (words, isAdded) in [
      ("  ", false), ("?!", false), ("2 l oat milk", true), ("Käse 🧀", true),
    ] {
      try await shopper.enter(words, into: "grocery-entry.field")
      #expect(try await shopper.place == "grocery-entry.\(isAdded ? "added" : "refused")")
    }
    let full = String(repeating: "a", count: ManualItem.longest)
    try await shopper.enter(full, into: "grocery-entry.field")
    let kept = try await shopper.stores.grocery.state()
      .handItems(on: .week(from: Shopper.today - 1)).map(\.text)
    #expect(Set(kept) == ["2 l oat milk", "Käse 🧀", full])
  }

  @Test func `another screen can add a recipe's items before the list was opened`()
    async throws
  {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall")
    try await shopper.tapTwice(GroceryAction.addMeal.call(Shopper.alfredo))
    #expect(
      try await shopper.stores.grocery.state()
        .handItems(on: .week(from: Shopper.today - 1)).count
        == Catalog.bundled.meal(Shopper.alfredo)?.recipe.ingredients.count)
    try await shopper.tap("List")
    #expect(try await shopper.item("chicken") != nil)
  }

  @Test func `it is narrowed to what a recipe needs, and widened again`() async throws {
    let shopper = try await list()
    let all = try await shopper.subjects(of: GroceryAction.tick).count
    try await shopper.tap(GroceryAction.recipe.call("Chicken Alfredo"))
    let some = try await shopper.subjects(of: GroceryAction.tick).count
    #expect(some > 0 && some < all)
    try await shopper.tap(GroceryAction.recipe.call("Chicken Alfredo"))
    #expect(try await shopper.subjects(of: GroceryAction.tick).count == all)
  }

  @Test func `it is handed on as text`() async throws {
    let shopper = try await list()
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.tick.call(item))
    try await shopper.tap("groceries.share")
    let text = try #require(await shopper.departures.first)
    // The marks of what is ticked and what is open, as an address has them.
    #expect(text.contains("%E2%9C%93") && text.contains("%E2%96%A2"))
  }

  @Test func `it follows the week that the planner shows`() async throws {
    let shopper = try await list()
    try await shopper.tap("tab.select?id=planner")
    try await shopper.tap(PlannerAction.week.call(Shopper.today + 6))
    try await shopper.show(PlanningRoutes.groceries)
    #expect(try await shopper.place == "grocery-list.empty")
  }
}
