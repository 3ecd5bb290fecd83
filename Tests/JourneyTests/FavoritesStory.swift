import AppTesting
import DesignSystem
import FavoritesStore
import Journal
import MealModels
import Testing

/// What is saved: seen, handed on, removed, brought back.
@Suite struct FavoritesStory {
  // S-FAV-01 to 06, W-FAV-01 to 17, S-HOME-16
  @Test func `a collection grows from nothing, newest first, each with its facts`() async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    try await guest.startTrial()
    try await guest.tap("tab.select?id=favorites")
    for words in [
      "No favorites yet", "Start exploring meal suggestions to save your favorite recipes",
    ] {
      #expect(try await guest.sees(words))
    }
    try await guest.tap("favorites.discover")
    var saved: [Meal] = []
    for _ in 1...3 {
      let meal = try await guest.meal
      try await guest.tap("favorites.toggle?id=\(meal.id)")
      #expect(try await guest.screen.state == "suggestion-saved")
      saved.insert(meal, at: 0)
      try await guest.tap("home.newSuggestion")
    }
    try await guest.tap("tab.select?id=favorites")
    for meal in saved {
      #expect(try await guest.sees(meal.recipe.title))
      #expect(try await guest.sees("\(meal.recipe.times.totalMinutes) min"))
    }
    #expect(try await guest.sees("Add More Meals"))
    #expect(try await guest.stored.favorites.all(.meal).map(\.key.id) == saved.map(\.id.rawValue))
    try await guest.tap("recipe.open?id=\(saved[2].id)")
    #expect(try await guest.screen.title == saved[2].recipe.title)
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "favorites")
    let again = try await Diner(on: disk, at: "2026-05-13T08:00")
    #expect(try await again.stored.savedMeals == Set(saved.map(\.id)))
  }

  // S-FAV-07, S-FAV-08, C-A05, C-P07
  @Test func `visible buttons restore a removed favorite to its place`()
    async throws
  {
    let guest = try await Diner()
    try await guest.startTrial()
    for _ in 1...2 {
      try await guest.tap("favorites.toggle?id=\(try await guest.meal.id)", "home.newSuggestion")
    }
    let before = try await guest.stored.favorites.all(.meal).map(\.key.id)
    let first = try #require(before.first)
    try await guest.tap("tab.select?id=favorites", "favorites.edit")
    for words in ["Remove", "Share", "Done"] { #expect(try await guest.sees(words)) }
    try await guest.tap("meal.share?id=\(first)")
    #expect(await guest.departures.map { $0.hasPrefix("share:") } == [true])
    try await guest.tap("favorites.remove?id=\(first)")
    #expect(try await guest.sees("Removed from favorites. Tap to undo."))
    #expect(try await guest.stored.favorites.all(.meal).map(\.key.id) == Array(before.dropFirst()))
    try await guest.tap("favorites.undoRemove?id=\(first)")
    #expect(try await guest.stored.favorites.all(.meal).map(\.key.id) == before)
    try await guest.tap("favorites.refresh", "favorites.done")
    #expect(try await guest.screen.state == "five")

    try await guest.tap("favorites.edit", "tab.select?id=home", "tab.select?id=favorites")
    #expect(try await guest.screen.state == "five")
  }

  // D-HAPT-01 to 03, S-HOME-16
  @Test func `only a save that goes through is felt, and going to another tab`() async throws {
    let guest = try await Diner()
    #expect(try await guest.control("favorites.toggle")?.haptic == nil)
    #expect(try await guest.control("home.newSuggestion")?.haptic == nil)
    #expect(try await guest.control("tab.select")?.haptic == .selection)
    try await guest.startTrial()
    #expect(try await guest.control("favorites.toggle")?.haptic == .mediumImpact)
    try await guest.tap("favorites.toggle?id=\(try await guest.meal.id)")
    #expect(try await guest.control("favorites.toggle")?.haptic == nil)
    #expect(try await guest.stored.savedMeals.count == 1)
  }
}
