import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Presentation
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Wishes of the moment, which hold until the next meal time.
@Suite struct MomentWishTests {
  private func shown(_ visitor: Visitor) async throws -> MealID {
    try #require(try await visitor.stores.read().history.lastShown(1).first)
  }

  /// The card's menu.
  private func menu(_ visitor: Visitor) async throws -> [String] {
    let card = try await visitor.screen.element.find("home.card.meal")
    return card?.accessibility.customActions.map(\.label) ?? []
  }

  @Test func `a wish for 20 minutes holds until the eater removes it`() async throws {
    let visitor = try await Visitor()
    #expect(try await menu(visitor).contains("I Have 20 Minutes"))
    let first = try await shown(visitor)
    try await visitor.tap("home.wish?id=quick")
    #expect(try await shown(visitor) != first)
    for _ in 0..<4 {
      let id = try await shown(visitor)
      let meal = try #require(Catalog.bundled.meal(id))
      #expect(meal.recipe.times.totalMinutes <= 20)
      #expect(try await !menu(visitor).contains("I Have 20 Minutes"))
      try await visitor.tap("home.newSuggestion")
    }
    let last = try await shown(visitor)
    try await visitor.tap("home.dropWish?id=quick")
    #expect(try await shown(visitor) == last)
    #expect(try await menu(visitor).contains("I Have 20 Minutes"))
  }

  @Test func `a meal that makes room for a wish was not refused`() async throws {
    let visitor = try await Visitor()
    try await visitor.tap("home.wish?id=kids")
    let kinds = try await visitor.stores.read().history.entries.map(\.event.kind)
    #expect(kinds == [.suggested, .suggested])
    try await visitor.tap("home.newSuggestion")
    #expect(
      try await visitor.stores.read().history.entries.map(\.event.kind).suffix(2)
        == [.skipped, .suggested])
  }

  @Test func `a wish is over with the next meal time`() async throws {
    let now = Mutex(TestWorld.evening)
    let asked = Mutex<[Wishes]>([])
    let engine = SuggestionService.dishEngine
    let source = SuggestionSource { request, history in
      asked.withLock { $0.append(request.wishes) }
      return engine.suggest(request, history: history)
    }
    let visitor = try await Visitor(source: source, clock: { now.withLock { $0 } })
    try await visitor.tap("home.wish?id=quick", "home.wish?id=kids")
    let wished = try #require(asked.withLock { $0.last })
    #expect(wished.maxMinutes == 20 && wished.forChildrenIn == .unitedStates)
    #expect(try await visitor.words.contains("For the kids"))
    now.withLock { $0 += 6 * 3600 }
    try await visitor.tap("home.newSuggestion")
    #expect(asked.withLock { $0.last }?.maxMinutes == 20, "the night is still that evening")
    now.withLock { $0 += 8 * 3600 }
    try await visitor.tap("home.newSuggestion")
    let next = try #require(asked.withLock { $0.last })
    #expect(next.maxMinutes == nil && next.forChildrenIn == nil)
    #expect(try await !visitor.words.contains("For the kids"))
  }

  @Test func `the sheet that explains the meal on Home offers the wishes, and leads back`()
    async throws
  {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    try await visitor.tap("meal.why?id=\(meal)")
    #expect(try await visitor.words.contains("For the Kids Tonight"))
    try await visitor.tap("home.wish?id=kids")
    #expect(try await visitor.screen.id == "home")
    #expect(try await shown(visitor) != meal)
    #expect(try await visitor.words.contains("For the kids"))
    let next = try await shown(visitor)
    try await visitor.tap("meal.why?id=\(next)", "home.dropWish?id=kids")
    #expect(try await visitor.screen.id == "why")
    try await visitor.tap("navigation.dismiss")
    #expect(try await shown(visitor) == next, "the meal stays, with why it was chosen")
    let wishes = try await visitor.screen.element.actions.filter { $0.id == "home.dropWish" }
    #expect(wishes.isEmpty)
  }

  @Test func `no other meal offers them`() async throws {
    let visitor = try await Visitor()
    let meal = try await shown(visitor)
    let other = try #require(Catalog.bundled.summaries.first { $0.id != meal })
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(other.id)")
    try await visitor.tap("meal.why?id=\(other.id)")
    #expect(try await !visitor.words.contains("For the Kids Tonight"))
  }
}
