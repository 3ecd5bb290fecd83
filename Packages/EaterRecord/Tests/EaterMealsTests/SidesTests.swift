import EaterMeals
import FoodFacts
import MealCatalog
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

@Suite struct SidesTests {
  private static func dish(
    _ id: MealID, of food: FoodID, slots: SlotSet, customs: MealCustoms = MealCustoms(role: .side),
    gloss: String? = nil, kind: DishKind = .plate
  ) -> Meal {
    let recipe = Recipe(
      id: id, title: id.rawValue, gloss: gloss, summary: "", description: "", cuisine: .indian,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 10), servings: 2,
      ingredients: [Ingredient(measure: Measure(.exactly(.one)), name: "food", food: food)],
      steps: [], picture: DishPicture(kind: kind, description: ""), origin: .bundled)
    return Meal(recipe: recipe, slots: slots, customs: customs, foods: FoodReference(.culinary))
  }

  private static let service = SuggestionService(
    catalog: Catalog(
      [
        dish(
          "dal", of: "lentil", slots: [.dinner],
          customs: MealCustoms(
            role: .main, accompaniments: [Accompaniment(["warm-naan", "steamed-rice"])]),
          gloss: "spiced lentils", kind: .curry),
        dish("warm-naan", of: "bread", slots: []), dish("steamed-rice", of: "rice", slots: []),
      ], foods: .culinary, formerIDs: ["old-dal": "dal", "old-rice": "steamed-rice"]))

  private let date = Date(timeIntervalSince1970: 1_778_600_000)

  private func stored(_ events: PreferencesEvent...) -> StoredState {
    var stored = StoredState()
    for event in events { stored.preferences.apply(event) }
    return stored
  }

  private func served(_ stored: StoredState) -> [MealID] {
    Self.service.sides(of: "dal", stored, at: date).compactMap(\.served?.id)
  }

  @Test func `a chosen side is served until a limit of an eater forbids it`() {
    let naan = PreferencesEvent.choosing(.side("warm-naan"), beside: "dal", at: 0)
    #expect(served(stored(naan)) == ["warm-naan"])
    let household = PreferencesEvent(key: "household", value: "you,Ana")
    let limit = PreferencesEvent(key: "diets", eater: "Ana", value: "gluten-free")
    #expect(served(stored(naan, household, limit)) == ["steamed-rice"])
  }

  @Test func `a dish with a side of rice keeps no longer than the rice`() {
    let dinner = PlannedMeal(
      id: "dinner", slot: PlanSlot(day: 20_586, slot: .dinner),
      content: .recipe("dal", title: "Dal"))
    func days(_ side: MealID) -> Int {
      let stored = stored(.choosing(.side(side), beside: "dal", at: 0))
      return Self.service.daysItKeeps(dinner, stored, at: date)
    }
    #expect(days("warm-naan") == 3 && days("steamed-rice") == 1)
  }

  @Test func `as long as a limit cannot be read nothing is served`() {
    #expect(served(stored(PreferencesEvent(key: "diets", value: "low-fodmap"))).isEmpty)
    var unread = stored()
    unread.settings.unreadEvents = 1
    #expect(served(unread).isEmpty)
  }

  @Test func `choices hold for meals and side dishes by their ids of today`() {
    let old = PreferencesEvent.choosing(.side("old-rice"), beside: "old-dal", at: 0)
    #expect(served(stored(old)) == ["steamed-rice"])
  }

  @Test func `a request has the chosen sides and the eater's country`() throws {
    let stored = stored(.choosing(.nothing, beside: "dal", at: 0))
    let moment = LocalMoment(date: date)
    let limits = try Self.service.safeLimits(of: stored, at: date)
    let request = Self.service.request(
      stored, for: limits, at: moment, count: 1, seed: 1,
      surroundings: SuggestionContext(country: "GB"))
    #expect(request.sides == ["dal": [0: .nothing]])
    #expect(request.region == .unitedKingdom)
    let nowhere = Self.service.request(stored, for: limits, at: moment, count: 1, seed: 1)
    #expect(nowhere.region == .world)
  }

  @Test func `words of the gloss find a meal`() {
    let search = Self.service.search { $0.rawValue }
    #expect(search.meals(matching: "spiced", for: .none).meals.map(\.id) == ["dal"])
    #expect(search.meals(matching: "spicde", for: .none).nearest == "spiced")
  }
}
