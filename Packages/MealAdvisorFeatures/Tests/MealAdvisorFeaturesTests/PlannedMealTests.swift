import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures

/// What is planned for now stands at Home instead of a suggestion.
@Suite struct PlannedMealTests {
  private static let tonight = PlanSlot(
    day: LocalMoment(date: TestWorld.evening).dayNumber, slot: .dinner)
  private static let tacos: MealID = "spicy-beef-tacos"

  /// Stores in which something is planned for tonight.
  private func stores(
    _ content: PlannedMeal.Content = .recipe(tacos, title: "Spicy Beef Tacos"),
    further: [PlannedMeal] = [], preferences: [PreferencesEvent] = []
  ) async throws -> Stores {
    let journal = try EventJournal(directory: Visitor.folder, fileSystem: .inMemory())
    let stores = Stores(journal: journal, premium: .mealAdvisor)
    let tonight = PlannedMeal(id: "tonight", slot: Self.tonight, content: content)
    try await stores.plan.record(
      (further + [tonight]).map { .added($0) }, at: TestWorld.evening)
    if !preferences.isEmpty {
      try await stores.recordPreferences(preferences, at: TestWorld.evening)
    }
    return stores
  }

  private func text(_ id: ElementID, _ visitor: Visitor) async throws -> String? {
    try await visitor.screen.element.find(id)?.visibleText
  }

  @Test func `the planned meal is shown, and nothing is said to have been suggested`()
    async throws
  {
    let visitor = try await Visitor(stores: stores())
    #expect(try await text("home.planned.text", visitor) == "Planned for tonight")
    #expect(try await text("home.card.title", visitor)?.hasPrefix("Spicy Beef Tacos") == true)
    #expect(try await text("home.primary", visitor) == "Something Else")
    #expect(try await visitor.stores.history.state().entries.isEmpty)
  }

  @Test func `something else is suggested without a word against the planned meal`() async throws {
    let visitor = try await Visitor(stores: stores())
    try await visitor.tap("home.newSuggestion")
    #expect(try await text("home.planned.text", visitor) == nil)
    #expect(try await text("home.primary", visitor) == "Get New Suggestion")
    let events = try await visitor.stores.history.state().entries.map(\.event)
    #expect(events.map(\.kind) == [.suggested])
    #expect(events.first?.meal != Self.tacos)
    #expect(try await visitor.stores.plan.state()["tonight"]?.state == .planned)
  }

  @Test func `words are shown as they were planned`() async throws {
    let visitor = try await Visitor(stores: stores(.text("Dinner at Mum's")))
    #expect(try await visitor.screen.state == "planned-words")
    #expect(try await visitor.sees("Dinner at Mum's"))
    #expect(try await visitor.stores.history.state().entries.isEmpty)
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.screen.state == "suggestion")
  }

  @Test func `leftovers say that they were cooked before`() async throws {
    let cooked = PlannedMeal(
      id: "yesterday", slot: PlanSlot(day: Self.tonight.day - 1, slot: .dinner),
      content: .recipe(Self.tacos, title: "Spicy Beef Tacos"), state: .cooked)
    let visitor = try await Visitor(
      stores: stores(.leftovers(of: "yesterday", title: "Spicy Beef Tacos"), further: [cooked]))
    #expect(try await text("home.planned.text", visitor) == "Planned: leftovers, cooked before")
  }

  @Test func `a planned meal that breaks a limit is not shown`() async throws {
    let vegan = PreferencesEvent(key: "diets", eater: "you", value: "vegan")
    let visitor = try await Visitor(stores: stores(preferences: [vegan]))
    #expect(try await text("home.planned.text", visitor) == nil)
    #expect(try await text("home.primary", visitor) == "Get New Suggestion")
  }

  @Test(arguments: [true, false])
  func `a limit that is set replaces a planned meal that breaks it, and leaves planned words`(
    isMeal: Bool
  ) async throws {
    let visitor = try await Visitor(stores: isMeal ? stores() : stores(.text("Dinner at Mum's")))
    let vegan = PreferencesEvent(key: "diets", eater: "you", value: "vegan")
    try await visitor.stores.recordPreferences([vegan], at: TestWorld.evening)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    #expect(try await visitor.screen.state == (isMeal ? "suggestion" : "planned-words"))
    #expect(try await visitor.sees("Dinner at Mum's") != isMeal)
    #expect(try await text("home.card.title", visitor)?.hasPrefix("Spicy Beef Tacos") != true)
  }

  @Test func `a meal planned for another slot is not shown now`() async throws {
    for slot in [
      PlanSlot(day: Self.tonight.day, slot: .lunch),
      PlanSlot(day: Self.tonight.day + 1, slot: .dinner),
    ] {
      let stores = try await stores()
      try await stores.plan.record(
        [.changed("tonight", .slot(slot, position: 0))], at: TestWorld.evening)
      let visitor = try await Visitor(stores: stores)
      #expect(try await text("home.planned.text", visitor) == nil)
    }
  }

  @Test func `meals planned for nearby days count as eaten and are not suggested`()
    async throws
  {
    let catalog = Catalog.bundled
    let dinners = catalog.summaries.filter { $0.slots.contains(.dinner) }.prefix(60).map(\.id)
    let entries = dinners.enumerated().map { place, id in
      PlannedMeal(
        id: PlannedMealID(rawValue: "day-\(place)"),
        slot: PlanSlot(day: Self.tonight.day + 1 + place % 10, slot: .dinner),
        content: .recipe(id, title: ""))
    }
    let visitor = try await Visitor(stores: stores(further: entries))
    for _ in 0..<10 { try await visitor.tap("home.newSuggestion") }
    let shown = try await visitor.stores.history.state().entries.compactMap(\.event.meal)
    #expect(Set(shown).isDisjoint(with: dinners))
  }

  @Test func `a meal that was cooked tonight is not planned for tonight any more`() async throws {
    let stores = try await stores()
    try await stores.history.record([HistoryEvent(.cooked, Self.tacos)], at: TestWorld.evening)
    let visitor = try await Visitor(stores: stores)
    #expect(try await text("home.planned.text", visitor) == nil)
  }
}
