import MealModels
import MealModelsFixtures
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RepeatTests {
  private static let many: [Meal] = (0..<40).map { number in
    Dishes.meal(
      MealID(rawValue: "dish-\(number)"), of: ["tomato"],
      cuisine: Cuisine.allCases[number % 12], minutes: 10 + number)
  }

  private let engine = MealSuggester(pool: MealPool(many.map(\.summary)))

  @Test(arguments: [UInt64(1), 7, 99])
  func `a meal a day does not repeat within 14 days`(seed: UInt64) {
    var history = History()
    var lastDay: [MealID: Int] = [:]
    for day in 0..<200 {
      let request = Kitchen.request(seed: seed, after: Double(day))
      let answer = engine.suggest(request, history: history)
      let meal = answer.suggestions[0].mealID
      if let last = lastDay[meal] { #expect(day - last > 14) }
      #expect(!answer.isExhausted)
      lastDay[meal] = day
      history.apply(HistoryEvent(.suggested, meal), at: request.moment.date)
    }
    #expect(lastDay.count > 30, "rarely shown meals get their turn")
  }

  /// Shown on one evening, asked for again some seconds later, where there is no other meal.
  @Test(
    arguments: [
      (14, 1_209_600, true), (14, 1_209_601, false), (14, 1_296_000, false),
      (1, 86_400, true), (1, 86_401, false), (0, 0, true), (0, 1, false),
    ] as [(Int, Double, Bool)])
  func `the window ends with its last day and not a day later`(
    days: Int, seconds: Double, isRepeat: Bool
  ) {
    // Of forty meals for dinner all but one are not for this eater.
    var history = History()
    for number in 1..<40 {
      let meal = MealID(rawValue: "dish-\(number)")
      history.apply(HistoryEvent(.disliked, meal), at: Kitchen.evening.date)
    }
    history.apply(HistoryEvent(.suggested, "dish-0"), at: Kitchen.evening.date)
    let request = SuggestionRequest(
      moment: LocalMoment(date: Kitchen.evening.date + seconds), wishes: Wishes(slot: .dinner),
      count: 1, seed: 7, windowDays: days)
    let answer = engine.suggest(request, history: history)
    #expect(answer.suggestions.map(\.mealID) == ["dish-0"])
    #expect(answer.isExhausted == isRepeat)
  }

  @Test func `at one instant each meal comes once, then the longest ago first`() {
    var history = History()
    var shown: [MealID] = []
    for call in 0..<200 {
      let answer = engine.suggest(Kitchen.request(), history: history)
      let meal = answer.suggestions[0].mealID
      #expect(answer.isExhausted == (call >= 40))
      if call >= 40 {
        #expect(meal == shown[call - 40])
        #expect(answer.suggestions[0].reasons.first == .longestAgo(days: 0))
      }
      shown.append(meal)
      history.apply(HistoryEvent(.suggested, meal), at: Kitchen.evening.date)
    }
    #expect(Set(shown.prefix(40)).count == 40)
  }

  @Test func `one answer never names a meal twice`() {
    let answer = engine.suggest(Kitchen.request(count: 60), history: History())
    #expect(Set(answer.suggestions.map(\.mealID)).count == 40)
    #expect(answer.suggestions.count == 40)
    #expect(answer.isExhausted)
  }

  @Test func `a disliked meal is the last resort`() {
    var history = History()
    history.apply(HistoryEvent(.disliked, "dish-3"), at: Kitchen.evening.date)
    let answer = engine.suggest(Kitchen.request(count: 40), history: history)
    #expect(answer.suggestions.last?.mealID == "dish-3")
    #expect(answer.suggestions.last?.reasons.isEmpty == false)
  }

  @Test func `a clock that was ahead does not bring a meal back early`() {
    var history = History()
    for number in 0..<39 {
      history.apply(
        HistoryEvent(.suggested, MealID(rawValue: "dish-\(number)")),
        at: Kitchen.evening.date + 9e6)
    }
    let answer = engine.suggest(Kitchen.request(), history: history)
    #expect(answer.suggestions[0].mealID == "dish-39")
  }

  @Test(arguments: [(40, 14), (39, 13), (20, 7), (5, 1), (1, 1)])
  func `where few meals are safe the window is shorter, and the answer says so`(
    count: Int, days: Int
  ) {
    let engine = MealSuggester(pool: MealPool(Self.many.prefix(count).map(\.summary)))
    var history = History()
    history.apply(HistoryEvent(.suggested, "dish-0"), at: Kitchen.evening.date)
    func repeats(after days: Double) -> Bool {
      let request = Kitchen.request(count: count, after: days)
      return engine.explain("dish-0", request, history: history)?.standing == .repeated
    }
    #expect(
      engine.suggest(Kitchen.request(), history: History()).windowDays == days)
    #expect(repeats(after: Double(days)))
    #expect(!repeats(after: Double(days) + 0.01))
  }
}
