import AppTesting
import DesignSystem
import EaterRecord
import FoodFacts
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What may be suggested, and what never is, whatever a source says (S-QA-01).
@Suite struct SuggestionServiceTests {
  // S-PREM-02
  @Test func `a free person gets one meal after the other, and none comes back soon`()
    async throws
  {
    let guest = try await Diner()
    var shown = [try await guest.meal.id]
    for _ in 1...14 {
      try await guest.tap("home.newSuggestion")
      let meal = try await guest.meal
      #expect(try await guest.sees(meal.recipe.title))
      shown.append(meal.id)
    }
    #expect(Set(shown).count == shown.count)
    #expect(try await guest.stored.history.lastShown(15) == shown.reversed())
  }

  @Test func `the next session starts with yet another meal`() async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let first = try await guest.meal
    try await guest.tap("home.newSuggestion")
    let second = try await guest.meal
    let again = try await Diner(on: disk, at: "2026-05-13T18:30")
    let third = try await again.meal
    #expect(Set([first.id, second.id, third.id]).count == 3)
    #expect(try await again.happened == [.suggested, .skipped, .suggested, .suggested])
  }

  // Safety first: what a source says is checked.
  @Test func `a source that forgets the limits is not believed`() async throws {
    let engine = MealSuggester(pool: MealPool(Diner.summaries))
    let careless = SuggestionSource { request, history async throws(SuggestionSourceError) in
      var other = request
      other.limits = .none
      other.count = 12
      return engine.suggest(other, history: history)
    }
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk, source: careless)
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.diet=on?id=vegan", "tab.select?id=home")
    let before = try await guest.stored.history.entries.count
    for _ in 1...6 where try await guest.can("home.newSuggestion") {
      try await guest.tap("home.newSuggestion")
    }
    let since = try await guest.stored.history.entries.dropFirst(before)
    for entry in since where entry.event.kind == .suggested {
      let meal = try #require(entry.event.meal.flatMap { Catalog.bundled.meal($0) })
      #expect(meal.facts.diets.contains(.vegan))
    }
    #expect(try await guest.preferences.limits(in: .empty).diets.contains(.vegan))
  }

  @Test func `setting an allergy takes an unsafe meal off the screen at once`() async throws {
    let guest = try await Diner()
    for _ in 0..<12 {
      let meal = try await guest.meal
      let contained = meal.facts.contents.allergens.allergens
      guard let allergen = contained.first(where: { !$0.isTreeNutKind }) else {
        try await guest.tap("home.newSuggestion")
        continue
      }
      try await guest.open("dietary-restrictions")
      try await guest.tap("settings.allergy=on?id=\(allergen.rawValue)", "tab.select?id=home")
      let safe = try await guest.meal
      #expect(!safe.facts.contents.allergens.contains(allergen))
      #expect(try await guest.sees(safe.recipe.title))
      #expect(!(try await guest.sees(meal.recipe.title)))
      #expect(try await guest.preferences.limits(in: .empty).allergens.contains(allergen))
      return
    }
    Issue.record("no dinner of twelve has an allergen")
  }

  @Test func `a limit that another process sets holds for the very next meal`() async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let other = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
      premium: .mealAdvisor)
    try await other.preferences.record(
      [PreferencesEvent(key: "diets", value: "vegan")], at: await guest.app.world.date)
    for _ in 0..<6 {
      try await guest.tap("home.newSuggestion")
      let meal = try await guest.meal
      #expect(meal.facts.diets.contains(.vegan))
      #expect(try await guest.sees(meal.recipe.title))
    }
  }

  // S-PERF-05
  @Test func `three meals are asked for at once, and more before the last of them is shown`()
    async throws
  {
    let line = AskedCounts()
    let guest = try await Diner(source: line.source)
    #expect(line.counts == [3])
    try await guest.tap("home.newSuggestion")
    #expect(line.counts == [3, 3])
    try await guest.tap("home.newSuggestion")
    #expect(line.counts == [3, 3], "two wait")
    try await guest.tap("home.newSuggestion")
    #expect(line.counts == [3, 3, 3])
    #expect(try await guest.happened.count { $0 == .suggested } == 4)
  }

  // W-HOME, C-E04: what cannot be had is said, with the way to change it.
  @Test func `limits that leave no meal end in a sentence and a way to the limits`()
    async throws
  {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.diet=on?id=vegan")
    while let food = Self.commonFood(of: try await guest.preferences.limits(in: .culinary)) {
      try await guest.app.fire(ActionCall("settings.addAllergyFood", value: food.rawValue))
      await guest.app.settle()
    }
    try await guest.tap("tab.select?id=home")
    let limits = try await guest.preferences.limits(in: .culinary)
    #expect(!limits.allergyFoods.isEmpty)
    #expect(!Diner.summaries.contains { limits.admits($0.facts) })
    #expect(try await guest.screen.state == "dead-end")
    #expect(!(try await guest.can("home.newSuggestion")))
    try await guest.tap("settings.open?screen=dietary-restrictions")
    #expect(try await guest.screen.id == "dietary-restrictions")
  }

  /// The food that most of the meals share which are left, of those that foods record; nil when no
  /// meal is left.
  private static func commonFood(of limits: EaterLimits) -> FoodID? {
    let left = Diner.summaries.filter { limits.admits($0.facts) }
    let counts = left.flatMap(\.facts.foods).filter(FoodBook.culinary.records).reduce(
      into: [FoodID: Int]()
    ) {
      $0[$1, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
  }
}

/// A source that counts how many meals it was asked for.
private final class AskedCounts: Sendable {
  private let line = Line()
  private let engine = MealSuggester(pool: MealPool(Diner.summaries))

  var counts: [Int] { line.requests.map(\.count) }

  var source: SuggestionSource {
    SuggestionSource { [self] request, history async throws(SuggestionSourceError) in
      _ = try await line.source.suggest(request, history)
      return engine.suggest(request, history: history)
    }
  }
}
