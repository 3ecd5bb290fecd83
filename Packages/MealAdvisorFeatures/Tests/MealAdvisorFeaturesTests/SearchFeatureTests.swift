import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import Testing

/// Finding a meal: free, and only among what everyone can eat.
@Suite struct SearchFeatureTests {
  private func found(_ visitor: Visitor) async throws -> [MealID] {
    try await visitor.screen.element.actions.filter { $0.id == "recipe.open" }
      .compactMap { $0.parameters.first("id").map { MealID(rawValue: $0) } }
  }

  @Test func `it is reached from Why, finds meals for free and opens their recipe`() async throws {
    let visitor = try await Visitor()
    let shown = try #require(try await visitor.stores.history.state().entries.last?.event.meal)
    try await visitor.tap("meal.why?id=\(shown)", "search.open")
    #expect(try await visitor.screen.state == "start")
    try await visitor.enter("green curry", into: "search.find")
    #expect(try await visitor.screen.state == "found")
    #expect(try await found(visitor).first == "thai-green-curry")
    try await visitor.tap("recipe.open?id=thai-green-curry")
    #expect(try await visitor.screen.id == "recipe-detail")
    try await visitor.tap("navigation.dismiss")
    #expect(try await found(visitor).first == "thai-green-curry")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "home")
  }

  @Test func `search never shows a meal that breaks a limit, even one that is set later`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.follow("mealadvisor://search")
    try await visitor.enter("cheese", into: "search.find")
    let before = try await found(visitor)
    #expect(!before.isEmpty)
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan", "tab.select?id=home")
    try await visitor.follow("mealadvisor://search")
    for id in try await found(visitor) {
      #expect(try #require(Catalog.bundled.summary(id)).facts.diets.contains(.vegan))
    }
    #expect(try await visitor.words.contains("fit your limits"))
  }

  @Test func `a slip is answered with what was probably meant`() async throws {
    let visitor = try await Visitor()
    try await visitor.follow("mealadvisor://search")
    try await visitor.enter("samlon", into: "search.find")
    #expect(try await visitor.screen.state == "none")
    try await visitor.tap("Did you mean “salmon”?")
    #expect(try await visitor.screen.state == "found")
    #expect(try await visitor.field("search.field")?.value == "salmon")
  }

  @Test func `while limits cannot be read nothing is found`() async throws {
    let disk = JournalFileSystem.inMemory()
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk),
      premium: .mealAdvisor)
    try await stores.preferences.record(
      [PreferencesEvent(key: "diets", value: "low-fodmap")], at: TestWorld.evening)
    let visitor = try await Visitor(stores: stores)
    try await visitor.follow("mealadvisor://search")
    try await visitor.enter("salmon", into: "search.find")
    #expect(try await visitor.screen.state == "unreadable")
    #expect(try await found(visitor).isEmpty)
    try await visitor.tap("settings.open?screen=dietary-restrictions")
    #expect(try await visitor.screen.id == "dietary-restrictions")
  }
}
