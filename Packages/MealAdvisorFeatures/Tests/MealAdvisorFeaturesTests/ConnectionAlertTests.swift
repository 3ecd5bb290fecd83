import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealCatalog
import MealModels
import Preferences
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures

/// The alert of a connection that failed three times: it says so alone, and as long as it is so.
@Suite struct ConnectionAlertTests {
  private let network = SimulatedNetwork(.working) { _ in }

  private func visitor() async throws -> Visitor {
    let engine = SuggestionService.dishEngine
    return try await Visitor(
      source: .simulatedRemote(over: .bundled(engine), network: network))
  }

  /// Home, whatever lies over it.
  private func home(_ visitor: Visitor) async throws -> any Screen {
    try await visitor.app.screen(of: Route("home"))
  }

  @Test func `under the alert nothing says the same, and nothing does once it is closed`()
    async throws
  {
    let visitor = try await visitor()
    network.behaviour = .failing
    for _ in 1...2 { try await visitor.tap("home.newSuggestion") }
    for _ in 1...2 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.screen.state == "toast")
    }
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.screen.id == "connection-error")
    #expect(try await home(visitor).state == "suggestion")

    let shown = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.stores.history.record(
      [HistoryEvent(.disliked, shown)], at: await visitor.app.world.date)
    let requests = network.requests
    await visitor.app.dataChanged(in: "history")
    await visitor.app.settle()
    #expect(network.requests > requests)
    #expect(try await visitor.screen.id == "connection-error")
    #expect(try await !home(visitor).element.visibleText.contains("No answer"))
    try await visitor.tap("navigation.dismiss")
    #expect(try await !visitor.words.contains("No answer"))
  }

  @Test func `the connection alert closes once a background request succeeds`() async throws {
    network.behaviour = .failing
    let visitor = try await visitor()
    for _ in 1...2 { try await visitor.tap("home.retry") }
    #expect(try await visitor.screen.id == "connection-error")
    network.behaviour = .working
    try await visitor.stores.preferences.record(
      [.toggling("vegan", isOn: true, of: .diets)], at: await visitor.app.world.date)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    #expect(try await visitor.screen.id == "home")
    #expect(try await visitor.screen.state == "suggestion")
  }

  @Test func `a message of a failure goes when a question is answered that no tap asked`()
    async throws
  {
    let visitor = try await visitor()
    network.behaviour = .failing
    for _ in 1...3 { try await visitor.tap("home.newSuggestion") }
    #expect(try await visitor.screen.state == "toast")
    network.behaviour = .working
    let shown = try #require(try await visitor.stores.read().history.lastShown(1).first)
    let meal = try #require(Catalog.bundled.meal(shown))
    let food = try #require(meal.facts.foods.sorted().first(where: isDecided))
    try await visitor.stores.preferences.record(
      [.toggling("food:\(food.rawValue)", isOn: true, of: .allergies)],
      at: await visitor.app.world.date)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    #expect(try await visitor.screen.state == "suggestion")
    #expect(try await visitor.stores.read().history.lastShown(1) != [shown])
  }

  /// Whether it can be told which meals hold a food.
  private func isDecided(_ food: FoodID) -> Bool {
    var settings = StoredSettings()
    settings.preferences.apply(
      .toggling("food:\(food.rawValue)", isOn: true, of: .allergies))
    return SuggestionService.bundled().unreadableLimits(of: settings).isEmpty
  }
}
