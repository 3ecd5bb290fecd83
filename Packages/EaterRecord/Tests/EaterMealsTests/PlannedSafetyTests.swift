import EaterMeals
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the people who eat a planned meal must know.
@Suite struct PlannedSafetyTests {
  private static let date = Date(timeIntervalSince1970: 1_747_000_000)
  private let service = SuggestionService.bundled

  private func stored(_ allergy: String = "peanut") -> StoredState {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "household", value: "Ann,Mara"))
    stored.preferences.apply(PreferencesEvent(key: "allergies", eater: "Mara", value: allergy))
    return stored
  }

  private func safety(
    _ content: PlannedMeal.Content, for eaters: [String] = [], accepting accepted: Set<String> = []
  ) -> PlannedSafety? {
    let entry = PlannedMeal(
      id: "e", slot: PlanSlot(day: 20_000, slot: .dinner), content: content, eaters: eaters,
      accepted: accepted)
    let plan = Plan().applying([.added(entry)])
    return service.safety(of: entry, in: plan, stored(), at: Self.date)
  }

  @Test(
    "Words that do not say all that is in a meal are not checked",
    arguments: ["zorbel", "Thai takeaway", "eating out", "Dinner at Mum's", "zorbel salad"])
  func unchecked(words: String) {
    #expect(safety(.text(words))?.standing == .unchecked)
    #expect(safety(.text(words))?.eaters == ["Mara"])
    #expect(safety(.text(words), for: ["Ann"]) == nil)
  }

  @Test("Words that name only safe foods are checked", arguments: ["rice", "rice and beans"])
  func understood(words: String) { #expect(safety(.text(words)) == nil) }

  @Test("Words that name an unsafe food break the limit, also if other words are unknown")
  func broken() {
    let found = safety(.text("peanut zorbel"))
    #expect(found?.standing == .broken && found?.eaters == ["Mara"])
    #expect(found?.breaches == [.contains(.peanut)])
  }

  @Test("What a person accepted is told as accepted, with the same limits and eaters")
  func accepted() {
    let facts = service.planFacts(stored(), at: Self.date)
    let breaches = Set(facts.wordBreaches("peanut toast", []))
    let found = safety(.text("peanut toast"), accepting: breaches)
    #expect(found?.standing == .accepted && found?.eaters == ["Mara"])
    #expect(found?.breaches.contains(.contains(.peanut)) == true)
  }

  @Test("A recipe that is gone is unknown, so nobody with a limit gets a copy of it")
  func gone() {
    let facts = service.planFacts(stored(), at: Self.date)
    #expect(!facts.breaches("gone-for-good", ["Mara"]).isEmpty)
    #expect(facts.breaches("gone-for-good", ["Ann"]).isEmpty)
  }

  @Test("A cooked meal and its leftovers keep the name of what was cooked")
  func names() throws {
    var cooked = PlannedMeal(
      id: "d", slot: PlanSlot(day: 20_000, slot: .dinner),
      content: .recipe("chicken-alfredo", title: "Chicken Alfredo"), state: .cooked)
    let lunch = PlannedMeal(
      id: "l", slot: PlanSlot(day: 20_001, slot: .lunch),
      content: .leftovers(of: "d", title: "Chicken Alfredo"))
    let contents = MealFacts(contents: FoodContents(), foods: [], unknownIngredients: [])
    cooked.cooked = CookedMeal(facts: contents, lines: ["rice"], title: "Peanut Rice")
    let plan = service.titled(
      Plan().applying([.added(cooked), .added(lunch)]), on: 20_000..<20_002)
    #expect(plan.entries.map(\.content.title) == ["Peanut Rice", "Peanut Rice"])
    cooked.cooked = nil
    cooked.state = .planned
    cooked.content = .recipe("chicken-alfredo", title: "Old Name")
    let planned = service.titled(Plan().applying([.added(cooked)]), on: 20_000..<20_001)
    #expect(planned["d"]?.content.title == service.catalog.summary("chicken-alfredo")?.title)
  }
}
