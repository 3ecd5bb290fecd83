import MealModels
import SuggestionEngine
import Testing

/// What of a planned meal is begun the evening before.
@Suite struct BeginningAheadTests {
  private func options(_ meals: [MealSummary], sides: [MealSummary] = []) -> MealOptions {
    MealSuggester(pool: MealPool(meals, sides: sides)).options(
      Kitchen.request(),
      at: [MealOccasion(moment: Kitchen.evening, slot: .dinner, minutes: 20, minutesAhead: 800)],
      history: History())
  }

  @Test func `a meal with half an hour of waiting can start ahead, one with minutes cannot`() {
    let options = options([
      Menu.meal("eggs", minutes: 25, handsOn: 18), Menu.meal("oats", minutes: 485, handsOn: 5),
      Menu.meal("tikka", minutes: 45, handsOn: 15),
    ])
    #expect(options.choices[0].meals == [1, 2] && options.choices[0].relaxations.isEmpty)
    #expect((0..<3).map { options.minutesAhead(of: $0, at: 0) } == [0, 480, 30])
    #expect((0..<3).map { options.minutes(of: $0, at: 0) } == [25, 5, 15])
  }

  @Test func `a side dish that rests for minutes makes no meal one of the evening before`() {
    let bread = Menu.meal(
      "crusty-bread", minutes: 25, handsOn: 8, customs: MealCustoms(role: .side))
    let soup = Menu.meal(
      "soup", minutes: 15,
      customs: MealCustoms(role: .complete, accompaniments: [Accompaniment(["crusty-bread"])]))
    let options = options([soup], sides: [bread])
    #expect(options.minutesAhead(of: 0, at: 0) == 0 && options.minutes(of: 0, at: 0) == 25)
  }
}
