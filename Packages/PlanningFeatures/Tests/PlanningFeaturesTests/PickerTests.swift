import AppShell
import AppTesting
import DesignSystem
import FavoritesStore
import Groceries
import Journal
import MealCatalog
import MealModels
import PlanningFeatures
import PlanningPresentation
import RecipeStore
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the picker offers, finds and narrows.
@Suite struct PickerTests {
  private static let catalog = Catalog.bundled

  /// Somebody who chooses a dinner.
  private func picking(at store: StoreID? = nil) async throws -> Shopper {
    let shopper = try await Shopper(at: store)
    try await shopper.tap(PlannerAction.add.call(PlannerPlace(Shopper.today + 1, .dinner)))
    return shopper
  }

  private func admits(_ meal: MealID, _ limits: EaterLimits) -> Bool {
    Self.catalog.summary(meal).map { limits.admits($0.facts) } ?? false
  }

  @Test func `words and diets are told apart`() async throws {
    let shopper = try await picking()
    try await shopper.enter("chicken", into: "recipe-picker.search")
    let all = try await shopper.offered()
    try await shopper.enter("chicken, vegetarian", into: "recipe-picker.search")
    let some = try await shopper.offered()
    let vegetarian = EaterLimits(diets: [.vegetarian])
    #expect(some == all.filter { admits($0, vegetarian) })
    try await shopper.enter("Gluten-Free , VEGAN", into: "recipe-picker.search")
    let both = try await shopper.offered()
    #expect(!both.isEmpty)
    #expect(both.allSatisfy { admits($0, EaterLimits(diets: [.vegan, .glutenFree])) })
  }

  @Test func `a dish with an unknown time shows no time and may count as slow`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk)
    let library = RecipeLibrary(in: journal)
    for (title, minutes) in [("Slow Beans", nil), ("Quick Beans", 20)] as [(String, Int?)] {
      _ = try await library.add(
        NewRecipe(
          RecipeContent(
            RecipeDraft(
              title: title, ingredients: [.init(["400 g white beans"])], steps: [.init(["Cook."])],
              totalMinutes: minutes)), origin: .user), at: TestWorld.evening)
    }
    let shopper = try await Shopper(on: disk)
    try await shopper.tap(PlannerAction.add.call(PlannerPlace(Shopper.today + 1, .dinner)))
    try await shopper.tap(PickerAction.tab.call(.imported))
    let facts = try await shopper.words
    #expect(facts.contains("Slow Beans") && facts.contains("20 min"))
    #expect(!facts.contains("60 min") && !facts.contains("1 hr"), "\(facts)")
    try await shopper.tap("picker.filter")
    try await shopper.tap(PickerAction.minutes.call(60))
    try await shopper.tap("navigation.dismiss")
    #expect(try await shopper.sees("Quick Beans"))
    #expect(try await !shopper.sees("Slow Beans"))
  }

  @Test func `tags and minutes narrow, and are taken away together`() async throws {
    let shopper = try await picking()
    try await shopper.tap("picker.filter")
    try await shopper.tap(PickerAction.tag.call(.nutFree))
    try await shopper.tap(PickerAction.tag.call(.dairyFree))
    try await shopper.tap(PickerAction.minutes.call(30))
    try await shopper.tap("navigation.dismiss")
    let limits = EaterLimits(diets: [.dairyFree], allergens: [.treeNut, .peanut])
    let expected = Self.catalog.summaries.filter {
      limits.admits($0.facts) && $0.totalMinutes <= 30
    }
    #expect(try await shopper.offered() == Set(expected.map(\.id)))
    try await shopper.tap("picker.filter", "picker.clearFilters")
    #expect(
      try await shopper.sees(
        Shopper.copy("picker.filter.show", count: Self.catalog.summaries.count)))
  }

  @Test func `a budget narrows by the prices of the store, and unknown prices never pass`()
    async throws
  {
    let shopper = try await picking(at: "kroger-1234")
    try await shopper.tap("picker.filter")
    try await shopper.enter("2", into: "picker.budget")
    try await shopper.tap("navigation.dismiss")
    let cheap = try await shopper.offered(pages: 2)
    #expect(!cheap.isEmpty && cheap.count < Self.catalog.summaries.count)
    let nowhere = try await picking()
    try await nowhere.tap("picker.filter")
    try await nowhere.enter("2", into: "picker.budget")
    try await nowhere.tap("navigation.dismiss")
    #expect(try await nowhere.offered().isEmpty)
  }

  @Test func `trending says that it is the season's until enough was cooked`() async throws {
    let shopper = try await picking()
    try await shopper.tap(PickerAction.tab.call(.trending))
    #expect(try await shopper.place == "recipe-picker.trending-season")
    #expect(try await shopper.sees("These are in season now."))
    let cooked = Self.catalog.summaries.prefix(3).map(\.id)
    try await shopper.stores.history.record(
      cooked.map { HistoryEvent(.cooked, $0) }, at: TestWorld.evening)
    try await shopper.stores.history.record(
      [HistoryEvent(.cooked, cooked[1])], at: TestWorld.evening - 86_400)
    await shopper.app.dataChanged(.everything)
    #expect(try await shopper.sees("Sorted by what your household cooked lately."))
    let offered = try await shopper.subjects(of: PickerAction.add)
    #expect(offered.first == cooked[1] && Set(offered) == Set(cooked))
  }

  @Test func `saved meals are in the Saved tab, and the import tab is empty`() async throws {
    let shopper = try await picking()
    try await shopper.tap(PickerAction.tab.call(.saved))
    #expect(try await shopper.place == "recipe-picker.saved-empty")
    try await shopper.stores.favorites.record(
      [.saved(Favorite(try #require(Self.catalog.meal(Shopper.alfredo)).recipe))],
      at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    #expect(try await shopper.offered() == [Shopper.alfredo])
    try await shopper.tap(PickerAction.tab.call(.imported))
    #expect(try await shopper.place == "recipe-picker.imported-empty")
    try await shopper.tap("picker.importLink")
    #expect(shopper.opened.all == ["import"])
  }

  @Test func `the last twenty searches are kept, the newest first, and forgotten when asked`()
    async throws
  {
    let shopper = try await picking()
    for number in 1...22 {
      try await shopper.enter("soup \(number)", into: "recipe-picker.search")
    }
    try await shopper.enter("Soup  3", into: "recipe-picker.search")
    try await shopper.tap("picker.searches")
    let kept = try await shopper.subjects(of: PickerAction.look)
      .filter { $0.lowercased().hasPrefix("soup") && $0 != "soup" }
    #expect(kept.count == 20 && kept.first == "Soup 3" && !kept.contains("soup 2"))
    try await shopper.tap("picker.forgetSearches")
    #expect(try await !shopper.sees("Recent searches"))
  }

  @Test func `a search that finds nothing leads to ones that do`() async throws {
    let shopper = try await picking()
    try await shopper.enter("xyzzy", into: "recipe-picker.search")
    #expect(try await shopper.place == "recipe-picker.none")
    try await shopper.tap("Show All Recipes")
    #expect(
      try await shopper.sees(Shopper.copy("picker.more", count: Self.catalog.summaries.count - 30)))
  }

  @Test func `it works without a connection and says so`() async throws {
    let shopper = try await picking()
    try await shopper.connect(false)
    #expect(try await shopper.sees("You are offline."))
    try await shopper.tap(PickerAction.add.call(#require(shopper.offered(pages: 1).first)))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan.entries.count == 1)
  }
}
