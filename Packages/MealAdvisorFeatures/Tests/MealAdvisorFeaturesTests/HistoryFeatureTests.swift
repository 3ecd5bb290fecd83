import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What happened to meals, by day.
@Suite struct HistoryFeatureTests {
  /// Somebody to whom this happened before the evening.
  private func visitor(
    after events: [(days: Double, event: HistoryEvent)], on disk: JournalFileSystem = .inMemory()
  ) async throws -> Visitor {
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk),
      premium: .mealAdvisor)
    for (days, event) in events {
      _ = try await stores.history.record([event], at: TestWorld.evening - days * 86_400)
    }
    return try await Visitor(stores: stores)
  }

  /// How many meals stand on the page.
  private func lineCount(_ visitor: Visitor) async throws -> Int {
    try await visitor.screen.element.all.count {
      $0.id.rawValue.wholeMatch(of: /history\.day\.[0-9]+\.[a-z0-9-]+/) != nil
        && !$0.id.rawValue.contains(/\.(header|group|footer)$/)
    }
  }

  @Test func `days stand latest first, each meal once with what happened, and open the recipe`()
    async throws
  {
    let visitor = try await visitor(after: [
      (50, HistoryEvent(.cooked, "no-such-meal")),
      (40, HistoryEvent(.disliked, "thai-green-curry")),
      (1, HistoryEvent(.suggested, "thai-green-curry")),
      (1, HistoryEvent(.skipped, "thai-green-curry")),
      (0.01, HistoryEvent(.cooked, "thai-green-curry")),
      (0.005, HistoryEvent(.rated, "thai-green-curry", stars: 4)),
    ])
    let shown = try #require(try await visitor.stores.history.state().entries.last?.event.meal)
    try await visitor.tap("meal.why?id=\(shown)", "history.open")
    #expect(try await visitor.screen.id == "history")
    var rest = try await visitor.words[...]
    for part in ["TODAY", "Cooked · 4 stars", "YESTERDAY", "Shown", "APRIL 2, 2026"] {
      let place = try #require(rest.firstRange(of: part), "\(part) after the others")
      rest = rest[place.upperBound...]
    }
    #expect(rest.contains("A meal that is no longer here"))
    #expect(try await lineCount(visitor) == 5)
    let row = try #require(
      try await visitor.screen.element.all.first { $0.action?.id == "recipe.open" }?.action)
    try await visitor.app.fire(row.call())
    await visitor.app.settle()
    #expect(try await visitor.screen.id == "recipe-detail")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "history")
  }

  @Test func `a long history is turned page by page`() async throws {
    let visitor = try await visitor(
      after: (0..<249).map {
        (2 + Double($0) / 1440, HistoryEvent(.suggested, MealID(rawValue: "meal-\($0)")))
      })
    try await visitor.follow("mealadvisor://history")
    #expect(try await lineCount(visitor) == 100)
    #expect(!(try await visitor.can("history.later")))
    try await visitor.tap("history.earlier")
    #expect(try await lineCount(visitor) == 100)
    try await visitor.tap("history.earlier")
    #expect(try await lineCount(visitor) == 50)
    #expect(!(try await visitor.can("history.earlier")))
    try await visitor.tap("history.later")
    #expect(try await visitor.can("history.earlier"))
    #expect(try await visitor.can("history.later"))
  }

  @Test func `it is reached from one's own data, where it is also deleted`() async throws {
    let visitor = try await visitor(after: [(3, HistoryEvent(.cooked, "thai-green-curry"))])
    try await visitor.open("privacy-policy")
    try await visitor.tap("history.open")
    #expect(try await visitor.words.contains("Thai Green Curry"))
    try await visitor.tap(
      "settings.open?screen=privacy-policy", "data.delete", "data.confirmDelete")
    try await visitor.follow("mealadvisor://history")
    #expect(!(try await visitor.words.contains("Thai Green Curry")))
  }

  @Test func `an unreadable history is shown as unreadable, not as empty`() async throws {
    let disk = BrokenDisk()
    let before = try await Visitor(on: disk.files)
    disk.become(.everything)
    let visitor = try await Visitor(stores: before.stores)
    try await visitor.follow("mealadvisor://history")
    #expect(try await visitor.screen.id == "system-error")
    #expect(try await visitor.words.contains("Something went wrong"))
    #expect(try await visitor.can("system.restart"))
  }
}
