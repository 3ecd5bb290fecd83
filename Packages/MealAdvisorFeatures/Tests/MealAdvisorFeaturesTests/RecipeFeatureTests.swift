import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Presentation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import MealAdvisorFeatures

@Suite struct RecipeFeatureTests {
  private let meal = "creamy-tuscan-chicken"

  private func cook(_ visitor: Visitor) async throws {
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.settle()
    try await visitor.tap("recipe.startCooking?id=\(meal)", "cooking.next")
  }

  // G-07
  @Test func `a timer runs to its end, and is closed`() async throws {
    let visitor = try await Visitor()
    try await cook(visitor)
    try await visitor.tap("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(try await visitor.screen.state == "timer-finished")
    #expect(try await visitor.screen.announcement?.hasSuffix(", side 1: Time is up") == true)
    try await visitor.tap("cooking.stopTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(try await visitor.screen.state == "middle")
  }

  @Test func `a timer runs on over the steps, until it is stopped`() async throws {
    let waiting = Waiting()
    let visitor = try await Visitor(sleep: { seconds in
      if seconds == 1 { try await waiting.sleep(seconds) }
    })
    try await cook(visitor)
    try await visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(try await visitor.screen.state == "timer-running")
    #expect(try await visitor.words.contains("6:00"))
    try await visitor.touch("cooking.next")
    #expect(try await visitor.screen.state == "timer-running")
    try await visitor.tap("cooking.stopTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(try await visitor.screen.state == "middle")
  }

  @Test func `after a meal was cooked to the end, a sheet over its recipe asks how it was`()
    async throws
  {
    let visitor = try await Visitor()
    try await cook(visitor)
    try await visitor.tap(
      "cooking.next", "cooking.next", "cooking.next", "cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(
      try await visitor.screen.announcement
        == "How Was It? Enjoy your meal. It is in your history.")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "recipe-detail")
  }

  // G-06, S-HOME-17
  @Test(arguments: [("uber-eats", "www.ubereats.com"), ("door-dash", "www.doordash.com")])
  func `ordering asks which service, leaves for it, and returns to the same place`(
    service: String, host: String
  ) async throws {
    let visitor = try await Visitor()
    let shown = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("meal.order?id=\(shown)")
    #expect(try await visitor.screen.id == "order-services")
    #expect(await visitor.app.takeOutgoingEvents().isEmpty)
    try await visitor.tap("meal.orderWith?id=\(shown)&service=\(service)")
    #expect(try await visitor.screen.id == "home")
    #expect(await visitor.departures.map { $0.hasPrefix("https://\(host)/") } == [true])
    let kinds = try await visitor.stores.read().history.entries.map(\.event.kind)
    #expect(kinds == [.suggested, .accepted])
  }

  @Test(
    arguments: [
      (
        "Creamy Tuscan Chicken", "https://www.ubereats.com/search?q=Creamy%20Tuscan%20Chicken",
        "https://www.doordash.com/search/store/Creamy%20Tuscan%20Chicken/"
      ),
      (
        "Mac & Cheese/50%?#", "https://www.ubereats.com/search?q=Mac%20%26%20Cheese%2F50%25%3F%23",
        "https://www.doordash.com/search/store/Mac%20%26%20Cheese%2F50%25%3F%23/"
      ),
      (
        "Surf + Turf", "https://www.ubereats.com/search?q=Surf%20%2B%20Turf",
        "https://www.doordash.com/search/store/Surf%20%2B%20Turf/"
      ),
      (
        "مقلوبة", "https://www.ubereats.com/search?q=%D9%85%D9%82%D9%84%D9%88%D8%A8%D8%A9",
        "https://www.doordash.com/search/store/%D9%85%D9%82%D9%84%D9%88%D8%A8%D8%A9/"
      ),
    ])
  func `a title of any script is escaped in an address`(
    title: String, uberEats: String, doorDash: String
  ) throws {
    var recipe = try #require(Catalog.bundled.meal("creamy-tuscan-chicken")).recipe
    recipe.title = title
    #expect(ExternalLink.order(recipe, .uberEats).address == uberEats)
    #expect(ExternalLink.order(recipe, .doorDash).address == doorDash)
    let query = uberEats.split(separator: "?q=", maxSplits: 1)[1]
    #expect(ExternalLink.order(recipe, .uberEats).appAddress == "ubereats://search?q=\(query)")
    #expect(ExternalLink.order(recipe, .doorDash).appAddress == "doordash://search?query=\(query)")
  }

  // G-06
  @Test func `ordering opens the delivery app, with its page as a fallback`()
    async throws
  {
    let visitor = try await Visitor()
    let shown = try #require(try await visitor.stores.read().history.lastShown(1).first)
    for (service, app) in [("uber-eats", "ubereats"), ("door-dash", "doordash")] {
      try await visitor.tap("meal.order?id=\(shown)")
      try await visitor.tap("meal.orderWith?id=\(shown)&service=\(service)")
      guard case .departure(let way) = await visitor.app.takeOutgoingEvents().first else {
        Issue.record("it does not leave")
        continue
      }
      #expect(way.address.hasPrefix("https://"))
      #expect(way.appAddress?.hasPrefix("\(app)://search?") == true)
    }
    #expect(ExternalLink.support.departure.appAddress == nil)
    #expect(ExternalLink.share("Tacos").departure.appAddress == nil)
  }

  @Test func `a shared meal names its allergens, also for eaters without limits`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await visitor.tap("meal.share?id=\(meal)")
    let address = try #require(await visitor.departures.first)
    let text = URLComponents(string: address)?.queryItems?.first?.value
    #expect(text?.contains("Contains milk, gluten, wheat and sulphites.") == true)
    #expect(text?.hasSuffix("Always check the label.") == true)
  }

  @Test func `saving is confirmed where it was done`() async throws {
    let visitor = try await Visitor(sleep: { seconds in
      if seconds == 4 { try await Task.sleep(for: .seconds(3600)) }
    })
    let shown = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.touch("favorites.toggle?id=\(shown)")
    try await visitor.touch("premium.learnMore")
    try await visitor.touch("premium.startTrial")
    for _ in 0..<2000 where try await visitor.screen.state != "toast-confirmation" {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(try await visitor.words.contains("Saved to favorites"))
  }

  // C-A05, C-P01
  @Test func `a removed meal comes back to its place, and Remove is a visible button`()
    async throws
  {
    let visitor = try await Visitor()
    let first = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap(
      "favorites.toggle?id=\(first)", "premium.learnMore", "premium.startTrial",
      "home.newSuggestion")
    let second = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("favorites.toggle?id=\(second)", "tab.select?id=favorites")
    let before = try await visitor.stores.read().favorites.all(.meal).map(\.key.id)
    #expect(before == [second.rawValue, first.rawValue])
    try await visitor.tap("favorites.edit", "favorites.remove?id=\(second)")
    #expect(try await visitor.words.contains("Removed from favorites. Tap to undo."))
    try await visitor.tap("favorites.undoRemove?id=\(second)")
    #expect(try await visitor.stores.read().favorites.all(.meal).map(\.key.id) == before)
    try await visitor.tap("favorites.refresh", "favorites.done")
    #expect(try await visitor.screen.state == "five")
  }
}
