import MealModels
import Testing

@testable import SuggestionEngine

/// The same trait may be liked on one day and not on another.
struct DayTraitTests {
  /// Quick and slow dinners of every cuisine.
  private static let dinners = Cuisine.allCases.flatMap { cuisine in
    [20, 60].flatMap { minutes in
      (0..<3).map { number in
        Menu.meal(
          MealID(rawValue: "\(cuisine.rawValue)-\(minutes)-\(number)"), cuisine,
          ProteinSource.allCases[number], minutes: minutes)
      }
    }
  }
  private static let engine = MealSuggester(pool: MealPool(dinners))
  private static let minutes = Dictionary(
    uniqueKeysWithValues: dinners.map { ($0.id, $0.totalMinutes) })

  private static func likedMinutes(_ history: History, day: Double) -> Double {
    var request = Kitchen.request(count: 1, after: day)
    request.effort = ExpectedEffort(factor: 3)
    let found = (0..<60 as Range<UInt64>).compactMap { seed -> Int? in
      request.seed = seed
      return minutes[engine.suggest(request, history: history).suggestions[0].mealID]
    }
    return Double(found.reduce(0, +)) / 60
  }

  @Test func `an eater who cooks slow dishes only at weekends likes them more at weekends`() {
    var history = History()
    for (number, meal) in Self.dinners.shuffled(5).prefix(90).enumerated() {
      let day = Double(number) - 100
      let weekday = CalendarDay(Kitchen.evening.dayNumber + number - 100).weekday
      let isWanted = (weekday > 5) == (meal.totalMinutes == 60)
      history.apply(HistoryEvent(isWanted ? .cooked : .skipped, meal.id), at: Menu.date(day: day))
    }
    #expect(Self.likedMinutes(history, day: 4) > Self.likedMinutes(history, day: 1) + 15)
  }

  @Test func `skipping yesterday's protein lowers the opinion of repeating a protein`() {
    var history = History()
    var yesterday = ProteinSource.none
    for (number, meal) in Self.dinners.shuffled(6).prefix(100).enumerated() {
      let isSame = meal.traits.protein == yesterday
      let date = Menu.date(day: Double(number) - 110)
      history.apply(HistoryEvent(isSame ? .skipped : .accepted, meal.id), at: date)
      yesterday = isSame ? .none : meal.traits.protein
    }
    let taste = Self.engine.taste(of: history, at: Menu.date(day: 0))
    let same = taste.first { $0.trait == .day(.proteinOfYesterday) }
    #expect(same?.opinion.mean ?? 0 < -0.1)
  }

  @Test func `a set of changing traits has room for all of them`() {
    let traits = TraitColumns(Menu.large)
    let numbers = traits.traits.indices.filter { traits.place(of: UInt16($0)) != nil }
    #expect(numbers.max() ?? 0 < ChangingTraits.room)
    var some = ChangingTraits()
    #expect(some.isEmpty)
    some.insert([1, 63, 64, 90])
    #expect(some.numbers == [1, 63, 64, 90] && some.contains(64) && !some.contains(2))
  }
}
