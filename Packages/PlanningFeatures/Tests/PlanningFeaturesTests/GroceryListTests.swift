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
    #expect(try await shopper.sees("Chicken Alfredo"))
    #expect(try await shopper.sees("$"))
    #expect(try await !shopper.sees("In stock"))
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
    #expect(try await shopper.sees("In the basket (1)"))
    #expect(try await shopper.stores.journal.records(in: "aisles").count == 1)
    let again = try await Shopper(on: disk)
    try await again.show(PlanningRoutes.groceries)
    #expect(try await again.sees("In the basket (1)"))
    try await again.tap(GroceryAction.tick.call(item))
    #expect(try await !again.sees("In the basket ("))
    #expect(try await again.stores.journal.records(in: "aisles").count == 1)
  }

  @Test("The lists offer the week after, and the planner then shows that week too")
  func offersNextWeek() async throws {
    let shopper = try await list([Shopper.alfredo])
    try await shopper.keep(Shopper.tacos, on: Shopper.today + 7)
    try await shopper.tap("groceries.lists")
    #expect(try await shopper.sees("This week · "))
    #expect(try await shopper.sees("Next week · "))
    #expect(try await !shopper.sees("Last week · "))
    let next = try #require(GroceryListID.week(from: Shopper.today - 1).days?.upperBound)
    try await shopper.tap(GroceryAction.showList.call(.week(from: next)))
    #expect(try await shopper.item("chicken") == nil)
    #expect(try await shopper.item("ground beef") != nil)
    try await shopper.tap("groceries.lists")
    #expect(try await shopper.sees("Last week · ") == false)
    #expect(try await shopper.sees("This week · "))
    try await shopper.tap("navigation.dismiss")
    try await shopper.show(PlanningRoutes.planner)
    #expect(try await shopper.sees("Spicy Beef Tacos"))
  }

  @Test("A bought item is named after “In the basket”, and one without a price is counted")
  func namesBought() async throws {
    let shopper = try await list()
    try await shopper.write("birthday candles")
    #expect(try await shopper.sees("One item has no price and is not in the total."))
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.tick.call(item))
    #expect(try await shopper.sees("In the basket: "))
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
    try await shopper.tap("groceries.filter")
    try await shopper.tap(GroceryAction.recipe.call("Chicken Alfredo"))
    try await shopper.tap("navigation.dismiss")
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

  @Test("What is at home leaves the list for the pantry, and undo brings it back")
  func have() async throws {
    let shopper = try await list()
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.item.call(item))
    try await shopper.tap(GroceryAction.have.call(item))
    #expect(try await !shopper.subjects(of: GroceryAction.item).contains(item))
    #expect(try await shopper.stores.pantry.state().stock.contains { $0.item.food != nil })
    try await shopper.tap("groceries.haveNot")
    #expect(try await shopper.subjects(of: GroceryAction.item).contains(item))
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
  }

  @Test("Salt, spices and oil are apart until somebody wants them bought")
  func usual() async throws {
    let shopper = try await list()
    let usual = try #require(await shopper.subjects(of: GroceryAction.want).first)
    #expect(try await !shopper.subjects(of: GroceryAction.tick).contains(usual))
    try await shopper.tap(GroceryAction.want.call(usual))
    #expect(try await shopper.subjects(of: GroceryAction.tick).contains(usual))
  }

  @Test("A list for a party is made, filled, renamed and deleted, and undo restores it")
  func ownLists() async throws {
    let shopper = try await list()
    try await shopper.tap("groceries.lists")
    try await shopper.enter("Party", into: "grocery-lists.new")
    #expect(try await shopper.place == "grocery-list.empty")
    #expect(try await shopper.sees("Party"))
    try await shopper.write("Paper plates")
    #expect(try await shopper.sees("Paper plates"))
    #expect(try await !shopper.sees("$"))
    try await shopper.tap("groceries.lists")
    let id = try #require(await shopper.subjects(of: GroceryAction.editList).first)
    try await shopper.tap(GroceryAction.editList.call(id))
    try await shopper.enter("Birthday", into: "grocery-lists.rename.field")
    try await shopper.tap(GroceryAction.deleteList.call(id))
    #expect(try await shopper.stores.grocery.state().ownLists.isEmpty)
    #expect(try await shopper.sees("Birthday was deleted"))
    try await shopper.tap(GroceryAction.restoreList.call(id))
    #expect(try await shopper.stores.grocery.state().ownLists.map(\.name) == ["Birthday"])
    #expect(try await shopper.stores.grocery.state().handItems(on: id).count == 1)
  }

  @Test("Rows are sorted by letter and by recipe, and the order is kept on the device")
  func sorting() async throws {
    let shopper = try await list()
    try await shopper.tap("groceries.sorting")
    try await shopper.tap(GroceryAction.sort.call(.letter))
    #expect(try await shopper.sees("A to Z"))
    #expect(try await shopper.stores.grocery.state().settings.sorting == .letter)
    try await shopper.tap("groceries.sorting")
    try await shopper.tap(GroceryAction.sort.call(.recipe))
    #expect(try await shopper.sees("By recipe"))
  }

  @Test("A row says the cups that a recipe needs, and no whole head instead")
  func heads() async throws {
    let shopper = try await list(["paneer-tikka-wraps"])
    let item = try #require(await shopper.item("cabbage"))
    let row = try await shopper.element(ElementID("grocery-list.item").child(item.rawValue))
    let words = try #require(row).visibleText
    #expect(words.contains("abbage · ") && words.contains(" cup"), "\(words)")
    #expect(!words.contains("abbage · 1 head"), "\(words)")
  }

  @Test("A ticked item is open again when a new meal needs more of it")
  func reopened() async throws {
    let shopper = try await list([Shopper.alfredo])
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.tick.call(item))
    #expect(try await shopper.sees("In the basket (1)"))
    try await shopper.keep(Shopper.alfredo, on: Shopper.today + 2)
    await shopper.app.dataChanged(.everything)
    await shopper.app.settle()
    #expect(try await !shopper.sees("In the basket ("))
    #expect(try await shopper.sees(" more"))
  }
}
