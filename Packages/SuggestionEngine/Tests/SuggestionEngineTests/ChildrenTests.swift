import MealModels
import Testing

@testable import SuggestionEngine

/// What is suggested while children eat.
@Suite struct ChildrenTests {
  private static func meal(
    _ id: MealID, foods: [FoodID] = [], contents: FoodContents = FoodContents(),
    difficulty: Difficulty = .easy, grades: [EaterRegion: Int] = [.world: 4]
  ) -> MealSummary {
    MealSummary(
      id: id, title: id.rawValue, cuisine: .italian, difficulty: difficulty, totalMinutes: 20,
      slots: SlotSet([.dinner]), facts: MealFacts(contents: contents, foods: Set(foods)),
      customs: MealCustoms(role: .complete, familiarity: Familiarity(grades)))
  }

  private static let pasta = meal("pasta")
  private static let others = [
    meal("coq-au-vin", contents: FoodContents(classes: .alcohol)),
    meal("vindaloo", foods: ["chili", "capsicum"]), meal("wasabi-salmon", foods: ["horseradish"]),
    meal("mapo-tofu", foods: ["sichuan-pepper"]), meal("souffle", difficulty: .medium),
    meal("tinutuan", grades: [.world: 3]), meal("unknown", grades: [:]),
    meal("scrapple", grades: [.unitedStates: 5, .world: 2]),
  ]

  @Test(arguments: others)
  func `a hot, hard, little-known or alcoholic dish comes after a dish for children`(
    other: MealSummary
  ) {
    let engine = Menu.engine(other, Self.pasta)
    for seed in 0..<20 as Range<UInt64> {
      var history = History()
      history.apply(HistoryEvent(.rated, other.id, stars: 5), at: Kitchen.evening.date)
      let request = Kitchen.request(
        wishes: Wishes(slot: .dinner, forChildrenIn: .germany), seed: seed, after: 60)
      let answer = engine.suggest(request, history: history)
      #expect(answer.suggestions[0].mealID == "pasta")
      #expect(answer.suggestions[0].reasons.contains(.forChildren))
      #expect(answer.suggestions[0].relaxations.isEmpty)
    }
  }

  @Test func `how well a dish is known counts where the children live`() {
    let columns = ChildrenColumns([Self.meal("scrapple", grades: [.unitedStates: 5, .world: 2])])
    #expect(columns.misfits(of: 0, in: .unitedStates) == 0)
    #expect(columns.misfits(of: 0, in: .india) == 1)
  }

  @Test func `it is a soft wish: where nothing is for children, something comes all the same`() {
    let hot = Self.meal("vindaloo", foods: ["chili"])
    let request = Kitchen.request(wishes: Wishes(slot: .dinner, forChildrenIn: .world))
    let answer = Menu.engine(hot).suggest(request, history: History())
    #expect(answer.suggestions.map(\.mealID) == ["vindaloo"])
    #expect(!answer.suggestions[0].reasons.contains(.forChildren))
  }
}
