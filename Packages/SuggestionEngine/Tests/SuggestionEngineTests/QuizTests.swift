import MealModels
import Testing

@testable import SuggestionEngine

/// The quiz asks about dishes that people know and whose answers teach most.
struct QuizTests {
  /// The dishes of a quiz that somebody answers who loves what is Thai.
  private static func dishes(
    _ engine: MealSuggester, _ request: SuggestionRequest = Kitchen.request(), answers: Bool = true
  ) -> (meals: [MealID], history: History) {
    var history = History()
    var meals: [MealID] = []
    while meals.count < TasteQuiz.length,
      let meal = engine.quiz(request, history: history, asked: Set(meals))
    {
      meals.append(meal)
      guard answers else { continue }
      let answer = Menu.summary(meal)?.cuisine == .thai ? QuizAnswer.wouldEat : .notForMe
      guard let learned = answer.event(of: meal) else { continue }
      history.apply(learned, at: Menu.date(day: -1 + Double(meals.count) / 1e4))
    }
    return (meals, history)
  }

  @Test func `it asks about twenty dishes, each once, and many cuisines and proteins`() {
    let (meals, _) = Self.dishes(Menu.engine)
    #expect(meals.count == TasteQuiz.length)
    #expect(Set(meals).count == meals.count)
    #expect(Set(meals.compactMap { Menu.summary($0)?.cuisine }).count >= 12)
    #expect(Set(meals.compactMap { Menu.summary($0)?.traits.protein }).count >= 8)
    #expect(Self.dishes(Menu.engine).meals == meals)
  }

  @Test func `it goes on without answers, and ends when there is nothing left`() {
    #expect(Self.dishes(Menu.engine, answers: false).meals.count == TasteQuiz.length)
    #expect(Self.dishes(Menu.engine(Menu.meal("soup"))).meals == ["soup"])
  }

  @Test func `it asks about nothing unsafe, and about what people there know`() {
    let known = Familiarity([.india: 5, .world: 1])
    let engine = MealSuggester(
      pool: MealPool(
        (0..<40).map { number in
          Menu.meal(
            MealID(rawValue: "dish-\(number)"), Cuisine.allCases[number % 20],
            contents: FoodContents(allergens: number < 10 ? [.milk] : []),
            customs: MealCustoms(familiarity: number % 2 == 0 ? known : Familiarity([.world: 2])))
        }))
    var request = Kitchen.request(limits: EaterLimits(allergens: [.milk]))
    request.region = .india
    let numbers = Self.dishes(engine, request).meals.prefix(10).compactMap {
      Int($0.rawValue.dropFirst(5))
    }
    #expect(numbers.count == 10)
    #expect(numbers.allSatisfy { $0 >= 10 && $0 % 2 == 0 })
  }

  @Test func `its answers decide what is suggested first`() {
    let history = Self.dishes(Menu.engine).history
    let answers = (0..<100 as Range<UInt64>).map { seed in
      Menu.engine.suggest(Kitchen.request(seed: seed), history: history).suggestions[0].mealID
    }
    let thai = answers.count { Menu.summary($0)?.cuisine == .thai }
    #expect(thai > 20, "one meal in 25 is Thai")
  }
}
