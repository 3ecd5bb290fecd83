import AppShell
import DesignSystem
import Journal
import MealAdvisorFeatures
import MealModels
import Preferences
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// From opening the app to a cooked dinner.
@Suite struct FirstSuggestionStory {
  @Test func `somebody opens the app in the evening, reads the recipe and cooks it`() async throws {
    let guest = try await Guest()
    let meal = try await guest.meal
    #expect(meal.slots.contains(.dinner))
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.words.contains("Good evening! What's for dinner?"))
    #expect(try await guest.words.contains(meal.recipe.title))

    try await guest.tap("recipe.open?id=\(meal.id)")
    #expect(try await guest.screen.id == "recipe-detail")
    for ingredient in meal.recipe.ingredients {
      #expect(try await guest.words.contains(ingredient.text))
    }

    try await guest.tap("recipe.startCooking?id=\(meal.id)")
    for step in meal.recipe.steps.dropLast() {
      #expect(try await guest.words.contains(step.text))
      try await guest.tap("cooking.next")
    }
    #expect(try await guest.words.contains(try #require(meal.recipe.steps.last).text))
    try await guest.tap("cooking.finish?id=\(meal.id)")
    #expect(try await guest.screen.id == "opinion")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "recipe-detail")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "home")

    let history = try await guest.stores.read().history
    #expect(history.entries.map(\.event.kind) == [.suggested, .accepted, .cooked])
    #expect(history[meal.id].timesCooked == 1)
  }

  @Test func `another suggestion is another meal, and the next session starts with a third`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Guest(on: disk)
    let first = try await guest.meal
    try await guest.tap("home.newSuggestion")
    let second = try await guest.meal
    #expect(first.id != second.id)
    #expect(try await guest.words.contains(second.recipe.title))

    let again = try await Guest(on: disk, at: "2026-05-13T18:30")
    let third = try await again.meal
    #expect(![first.id, second.id].contains(third.id))
  }

  // W-ERR, C-E02, C-E05
  @Test func `without a connection the last meal stays reachable, and trying again asks again`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let before = try await Guest(on: disk).meal
    let guest = try await Guest(
      on: disk,
      source: SuggestionSource { _, _ async throws(SuggestionSourceError) in throw .offline })
    #expect(try await guest.screen.state == "error-cached")
    #expect(try await guest.words.contains("Unable to load suggestion"))
    #expect(try await guest.words.contains("Last suggestion shown: \(before.recipe.title)"))
    #expect(try await guest.can("recipe.open?id=\(before.id)"))
    try await guest.tap("home.retry")
    try await guest.tap("home.retry")
    #expect(try await guest.screen.id == "connection-error")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.state == "error-cached")
  }

  @Test func `setting an allergy takes an unsafe meal off the screen at once`() async throws {
    let guest = try await Guest()
    for _ in 0..<12 {
      let meal = try await guest.meal
      guard
        let allergen = meal.facts.contents.allergens.allergens.first(where: {
          !$0.isTreeNutKind
        })
      else {
        try await guest.tap("home.newSuggestion")
        continue
      }
      try await guest.tap("tab.select?id=settings")
      try await guest.tap("settings.open?screen=dietary-restrictions")
      try await guest.tap("settings.allergy=on?id=\(allergen.rawValue)")
      try await guest.tap("tab.select?id=home")
      let safe = try await guest.meal
      #expect(!safe.facts.contents.allergens.contains(allergen))
      #expect(try await guest.words.contains(safe.recipe.title))
      #expect(!(try await guest.words.contains(meal.recipe.title)))
      let limits = try await guest.stores.read().preferences.limits
      #expect(limits.allergens.contains(allergen))
      return
    }
    Issue.record("no dinner of twelve has an allergen")
  }

  @Test func `a limit that another process sets holds for the very next meal`() async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Guest(on: disk)
    let other = Stores(
      journal: try Journal(directory: URL(filePath: "/data"), fileSystem: disk))
    try await other.preferences.record(
      [PreferencesEvent(key: "diets", value: "vegan")], at: await guest.app.world.date)
    for _ in 0..<6 {
      try await guest.tap("home.newSuggestion")
      let meal = try await guest.meal
      #expect(meal.facts.diets.contains(.vegan))
      #expect(try await guest.words.contains(meal.recipe.title))
    }
  }

  @Test func `a link to a recipe opens it and records nothing`() async throws {
    let guest = try await Guest()
    let before = try await guest.stores.read().history
    try await guest.app.open(link: "mealadvisor://recipe?id=thai-green-curry")
    await guest.app.settle()
    #expect(try await guest.screen.title == "Thai Green Curry")
    #expect(try await guest.stores.read().history == before)
  }
}
