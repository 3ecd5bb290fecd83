import AppShell
import AppTesting
import EaterRecord
import FoodFacts
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

/// What is at home, while somebody cooks in the app and asks for meals.
@Suite struct PantryCookingTests {
  private static let meal: MealID = "chicken-alfredo"

  /// Brings ten times home what four servings need of their pasta.
  private func stock(_ stores: Stores) async throws {
    let item = try pasta()
    let once = try #require(item.amounts.first)
    let there = PantryItem(
      id: "pasta", food: item.food, form: item.form, name: "pasta",
      amount: ListAmount(.exactly(once.high * Fraction(10)), once.unit))
    try await stores.pantry.record([.stocked(there)], at: TestWorld.evening)
  }

  private func pasta() throws -> ListItem {
    let recipe = try #require(Catalog.bundled.meal(Self.meal)).recipe
    let dish = DishToBuy(MealSource(id: "dish", title: ""), recipe, servings: 4)
    return try #require(ListMerger(.culinary).items(for: [dish]).first { $0.food == "pasta" })
  }

  /// For how many servings something was used.
  private func servings(_ stores: Stores) async throws -> Double {
    let once = try #require(try pasta().amounts.first).high.doubleValue
    let left = try #require(try await stores.pantry.state()["pasta"]?.item.amount)
    return (4 * (10 - left.high.doubleValue / once) * 1000).rounded() / 1000
  }

  @Test func `a meal that is said to be cooked uses up what is at home, once a day`() async throws {
    let visitor = try await Visitor()
    try await stock(visitor.stores)
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(Self.meal)")
    await visitor.app.settle()
    try await visitor.tap("meal.opinion?id=\(Self.meal)", "meal.cooked?id=\(Self.meal)")
    #expect(try await servings(visitor.stores) == 4)
    try? await visitor.tap("meal.cooked?id=\(Self.meal)")
    #expect(try await servings(visitor.stores) == 4)
  }

  @Test func `finishing a dish uses its foods for the servings on the stove`() async throws {
    let stores = try stores()
    try await stock(stores)
    func cookFor(_ servings: Int) async throws {
      try await stores.recordPreferences(
        [PreferencesEvent(key: "servings", value: "\(servings)")], at: TestWorld.evening)
    }
    try await cookFor(6)
    let visitor = try await Visitor(stores: stores)
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(Self.meal)")
    await visitor.app.settle()
    try await visitor.tap("recipe.startCooking?id=\(Self.meal)")
    for _ in 0..<20 { try? await visitor.touch("cooking.next") }
    try await cookFor(2)
    try await visitor.tap("cooking.finish?id=\(Self.meal)")
    #expect(try await servings(stores) == 6)
  }

  @Test func `cooking a planned meal marks it on the plan, and Home shows another meal`()
    async throws
  {
    let stores = try stores()
    try await stock(stores)
    let entry = PlannedMeal(
      id: "a", slot: PlanSlot(day: Self.today, slot: .dinner),
      content: .recipe(Self.meal, title: "Chicken Alfredo"), servings: 8)
    try await stores.plan.record([.added(entry)], at: TestWorld.evening)
    let visitor = try await Visitor(stores: stores)
    #expect(try await visitor.words.contains("Chicken Alfredo"))
    try await visitor.tap("meal.opinion?id=\(Self.meal)", "meal.cooked?id=\(Self.meal)")
    #expect(try await servings(stores) == 8)
    #expect(try await stores.plan.state()["a"]?.state == .cooked)
  }

  @Test func `Home asks with the food at home, and refills the reserve when that changes`()
    async throws
  {
    let stores = try stores()
    func bring(_ food: FoodID) async throws {
      try await stores.pantry.record(
        [
          .stocked(
            PantryItem(
              id: PantryItemID(rawValue: food.rawValue), food: food, name: food.rawValue,
              useBy: Self.today))
        ], at: TestWorld.evening)
    }
    try await bring("spinach")
    let asked = Mutex<[Wishes]>([])
    let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))
    let source = SuggestionSource { request, history in
      asked.withLock { $0.append(request.wishes) }
      return engine.suggest(request, history: history)
    }
    let visitor = try await Visitor(stores: stores, source: source)
    #expect(asked.withLock { $0.last?.useBy["spinach"] } == Self.today)
    try await bring("egg")
    try await visitor.tap("home.newSuggestion")
    #expect(asked.withLock { $0.last?.atHome.isSuperset(of: ["egg", "spinach"]) } == true)
  }

  private static let today = LocalMoment(date: TestWorld.evening).dayNumber

  private func stores() throws -> Stores {
    Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: .inMemory()),
      premium: .mealAdvisor)
  }
}
