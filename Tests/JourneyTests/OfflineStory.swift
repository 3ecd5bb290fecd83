import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import SuggestionEngine
import Testing

/// Without an answer from where suggestions come from, and back to normal.
@Suite struct OfflineStory {
  private let network = SimulatedNetwork(.working) { _ in }

  private func guest(on disk: JournalFileSystem = .inMemory()) async throws -> Diner {
    let engine = MealSuggester(pool: MealPool(Catalog.bundled.summaries))
    return try await Diner(
      on: disk, source: .simulatedRemote(over: .bundled(engine), network: network))
  }

  // W-ERR-01 to W-ERR-06, D-ERR-05, C-E02
  @Test func `a first launch without a connection leads from a card to an alert to a meal`()
    async throws
  {
    network.behaviour = .offline
    let guest = try await guest()
    #expect(try await guest.screen.state == "error")
    #expect(try await guest.words.contains("Good evening! What's for dinner?"))
    #expect(try await guest.words.contains("Unable to load suggestion"))
    #expect(try await guest.words.contains("Please check your connection and try again"))
    #expect(try await !guest.words.contains("Last suggestion shown"))
    try await guest.tap("home.retry")
    #expect(try await guest.screen.id == "home")
    try await guest.tap("home.retry")
    #expect(try await guest.screen.id == "connection-error")
    #expect(try await guest.words.contains("Connection Error"))
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.state == "error")
    try await guest.tap("home.retry")
    #expect(try await guest.screen.id == "connection-error")
    network.behaviour = .working
    try await guest.tap("home.retry")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.screen.state == "suggestion")
    let meal = try await guest.meal
    #expect(try await guest.words.contains(meal.recipe.title))
    #expect(try await guest.stores.read().history.entries.map(\.event.kind) == [.suggested])
  }

  // S-ERR-02, S-ERR-05
  @Test func `a meal on screen stays when the next one does not come, and that is said`()
    async throws
  {
    let guest = try await guest()
    network.behaviour = .failing
    try await guest.tap("home.newSuggestion")
    try await guest.tap("home.newSuggestion")
    #expect(try await guest.screen.state == "suggestion", "two wait for that")
    let meal = try await guest.meal
    try await guest.tap("home.newSuggestion")
    #expect(try await guest.screen.state == "toast")
    #expect(try await guest.words.contains("No answer right now."))
    #expect(try await !guest.words.contains("connection"))
    #expect(try await guest.words.contains(meal.recipe.title))
    #expect(try await guest.can("recipe.open?id=\(meal.id)"))
    network.behaviour = .working
    try await guest.tap("home.newSuggestion")
    #expect(try await !guest.words.contains("No answer"))
    #expect(try await guest.meal.id != meal.id)
  }

  // W-ERR-05, W-ERR-07, C-E05
  @Test func `without a connection the meal of the session before is read, saved and ordered`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let meal = try await guest(on: disk).meal
    network.behaviour = .offline
    let guest = try await guest(on: disk)
    #expect(try await guest.screen.state == "error-cached")
    #expect(try await guest.words.contains("Last suggestion shown: \(meal.recipe.title)"))
    try await guest.tap("recipe.open?id=\(meal.id)")
    #expect(try await guest.screen.title == meal.recipe.title)
    try await guest.tap("navigation.dismiss")
    try await guest.tap("meal.order?id=\(meal.id)")
    try await guest.tap("meal.orderWith?id=\(meal.id)&service=uber-eats")
    #expect(await guest.app.takeOutgoingEvents().count == 1)
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    try await guest.tap("premium.learnMore")
    try await guest.tap("premium.startTrial")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.stores.read().savedMeals == [meal.id])
    let kinds = try await guest.stores.read().history.entries.map(\.event.kind)
    #expect(kinds == [.suggested, .accepted])
  }

  @Test func `the meal of the session before is not offered where it breaks a limit of today`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let before = try await guest(on: disk)
    let meal = try await before.meal
    #expect(!meal.facts.diets.contains(.vegan))
    try await before.stores.preferences.record(
      [PreferencesEvent(key: "diets", value: "vegan")], at: await before.app.world.date)
    network.behaviour = .offline
    let guest = try await guest(on: disk)
    #expect(try await guest.screen.state == "error")
    #expect(try await !guest.words.contains(meal.recipe.title))
    for action in ["recipe.open", "meal.order", "favorites.toggle"] {
      #expect(try await !guest.can("\(action)?id=\(meal.id)"))
    }
  }
}
