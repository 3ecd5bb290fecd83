import MealModels
import MealModelsFixtures
import SuggestionEngine
import Testing

@Suite struct AnswerTests {
  @Test func `the same question has the same answer, and another seed another one`() {
    let request = Kitchen.request(count: 5)
    let first = Kitchen.engine.suggest(request, history: History())
    #expect(first == Kitchen.engine.suggest(request, history: History()))
    let others = (0..<20).map { seed in
      Kitchen.engine.suggest(Kitchen.request(seed: seed), history: History()).suggestions[0].mealID
    }
    #expect(Set(others).count > 2)
  }

  @Test func `every suggestion has one to three reasons`() {
    let limits = EaterLimits(diets: DietSet([.glutenFree]), allergens: AllergenSet([.egg]))
    let answer = Kitchen.engine.suggest(
      Kitchen.request(limits: limits, count: 9), history: History())
    for suggestion in answer.suggestions {
      #expect((1...3).contains(suggestion.reasons.count))
      #expect(suggestion.reasons.contains(.fitsDiets([.glutenFree])))
      #expect(suggestion.reasons.contains(.freeOf([.egg])))
    }
  }

  @Test func `a change of cuisine is a reason only when something came before`() {
    let isChange = { (reason: Reason) in
      if case .changeOfCuisine = reason { true } else { false }
    }
    let first = Kitchen.engine.suggest(Kitchen.request(count: 8), history: History())
    #expect(!first.suggestions.contains { $0.reasons.contains(where: isChange) })
    var history = History()
    history.apply(HistoryEvent(.suggested, "salmon-plate"), at: Kitchen.evening.date)
    let next = Kitchen.engine.suggest(Kitchen.request(), history: history)
    #expect(next.suggestions[0].reasons.contains(where: isChange))
  }

  @Test func `adding a meal does not reshuffle the draws of the others`() {
    let extra = Dishes.meal("zucchini-boats", of: ["tomato"], slots: [.snack])
    let engine = MealSuggester(pool: MealPool((Kitchen.meals + [extra]).map(\.summary)))
    let request = Kitchen.request(count: 8)
    #expect(
      engine.suggest(request, history: History()).suggestions
        == Kitchen.engine.suggest(request, history: History()).suggestions)
  }

  @Test func `a bundled source answers as the engine does`() async throws {
    let source = SuggestionSource.bundled(Kitchen.engine)
    let answer = try await source.suggest(Kitchen.request(), History())
    #expect(answer == Kitchen.engine.suggest(Kitchen.request(), history: History()))
  }
}

@Suite struct HistoryTests {
  @Test func `a reset forgets everything`() {
    var history = History()
    history.apply(HistoryEvent(.disliked, "soup"), at: Kitchen.evening.date)
    history.apply(HistoryEvent(.reset), at: Kitchen.evening.date)
    #expect(history == History())
  }

  @Test(arguments: [-1, 0, 6, 100])
  func `a rating outside one to five is ignored`(stars: Int) {
    var history = History()
    history.apply(HistoryEvent(.rated, "soup", stars: stars), at: Kitchen.evening.date)
    #expect(history == History())
  }

  @Test func `a good rating takes back a dislike`() {
    var history = History()
    history.apply(HistoryEvent(.disliked, "soup"), at: Kitchen.evening.date)
    history.apply(HistoryEvent(.rated, "soup", stars: 5), at: Menu.date(day: 1))
    #expect(history["soup"].isDisliked == false)
    #expect(history["soup"].stars == 5)
  }
}
