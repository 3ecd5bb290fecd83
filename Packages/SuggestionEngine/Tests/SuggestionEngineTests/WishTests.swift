import MealModels
import SuggestionEngine
import Testing

@Suite struct WishTests {
  private func answer(_ wishes: Wishes, limits: EaterLimits = .none) -> SuggestionAnswer {
    Kitchen.engine.suggest(
      Kitchen.request(limits: limits, wishes: wishes), history: History())
  }

  @Test func `a wish that can be fulfilled is`() {
    let answer = answer(Wishes(slot: .dinner, maxMinutes: 20, cuisines: [.nordic]))
    #expect(answer.suggestions.map(\.mealID) == ["salmon-plate"])
    #expect(answer.suggestions[0].relaxations.isEmpty)
    #expect(answer.suggestions[0].reasons.contains(.wishedCuisine(.nordic)))
  }

  // G-08
  @Test func `cuisine bends before time`() {
    let answer = answer(Wishes(slot: .dinner, maxMinutes: 15, cuisines: [.thai]))
    #expect(answer.suggestions.map(\.mealID) == ["bacon-and-eggs"])
    #expect(
      answer.suggestions[0].relaxations == [
        Relaxation(change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 1)
      ])
    #expect(
      answer.possibleRelaxations == [
        Relaxation(change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 1),
        Relaxation(change: .moreTime(minutes: 45, insteadOf: 15), mealsOpened: 1),
      ])
  }

  @Test func `time bends only as far as it must`() {
    let answer = answer(Wishes(slot: .dinner, maxMinutes: 5))
    #expect(
      answer.suggestions[0].relaxations == [
        Relaxation(change: .moreTime(minutes: 15, insteadOf: 5), mealsOpened: 1)
      ])
  }

  @Test func `the part of the day bends last`() {
    let limits = EaterLimits(dislikes: [
      .asNamed("tomato"), .asNamed("salmon"), .asNamed("bacon"), .asNamed("wheat"),
    ])
    let answer = answer(Wishes(slot: .lunch, maxMinutes: 20), limits: limits)
    #expect(answer.suggestions.map(\.mealID) == ["porridge"])
    #expect(
      answer.suggestions[0].relaxations
        == [Relaxation(change: .anySlot(insteadOf: .lunch), mealsOpened: 1)])
  }
}
