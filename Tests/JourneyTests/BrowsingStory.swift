import AppTesting
import DesignSystem
import Journal
import MealCatalog
import MealModels
import Testing

/// Looking back at what one had, and looking for something else.
@Suite struct BrowsingStory {
  // Both are free, and start where somebody asks why.
  @Test func `an eater searches for a dish, cooks it and finds it in the history`() async throws {
    let guest = try await Diner()
    let first = try await guest.meal
    try await guest.tap("meal.why?id=\(first.id)", "Search Meals")
    #expect(await guest.app.navigation.trail.map(\.path) == ["home", "search"])
    try await guest.enter("green curry", into: "search.find")
    try await guest.tap(
      "recipe.open?id=thai-green-curry", "recipe.startCooking?id=thai-green-curry")
    while try await guest.can("cooking.next") { try await guest.tap("cooking.next") }
    try await guest.tap(
      "cooking.finish?id=thai-green-curry", "meal.rate?id=thai-green-curry&stars=5")
    try await guest.follow("mealadvisor://history")
    #expect(try await guest.sees("Cooked · Opened · 5 stars"))
    #expect(try await guest.sees(first.recipe.title))
  }

  @Test func `a search counts unsafe meals and never shows them`() async throws {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.allergy=on?id=milk", "tab.select?id=home")
    try await guest.follow("mealadvisor://search")
    for words in ["curry", "pasta", "chicken", "soup"] {
      try await guest.enter(words, into: "search.find")
      let ids = try await guest.screen.element.actions.filter { $0.id == "recipe.open" }
        .compactMap { $0.parameters.first("id") }
      for id in ids {
        let meal = try #require(Catalog.bundled.summary(MealID(rawValue: id)))
        #expect(
          meal.facts.contents.allergens.union(meal.facts.contents.traces)
            .isDisjoint(with: AllergenSet([.milk])), "\(id)")
      }
    }
    try await guest.enter("cheese", into: "search.find")
    #expect(try await guest.sees("fit your limits"))
  }
}
