import MealModels
import Testing

@testable import SuggestionEngine

/// What is well known where the eater lives comes first, until the eater says otherwise.
struct FamiliarityTests {
  /// Dinners of every cuisine with every protein, of which a fifth has each grade in Germany.
  private static let dinners = Menu.large.enumerated().map { number, meal in
    Menu.meal(
      meal.id, meal.cuisine, meal.traits.protein, starch: meal.traits.starch,
      shape: meal.traits.shape,
      customs: MealCustoms(
        role: .complete, familiarity: Familiarity([.germany: grade(number), .world: 3])))
  }
  private static let engine = MealSuggester(pool: MealPool(dinners))
  private static let grades = Dictionary(
    uniqueKeysWithValues: dinners.enumerated().map { ($1.id, grade($0)) })

  private static func grade(_ number: Int) -> Int { 1 + number * 7919 % 5 }

  private static func request(
    _ seed: UInt64, day: Double = 0, region: EaterRegion = .germany, count: Int = 1
  ) -> SuggestionRequest {
    var request = Kitchen.request(count: count, seed: seed, after: day)
    request.region = region
    return request
  }

  @Test func `the first five are mostly what most people there know`() {
    let firsts = (0..<60 as Range<UInt64>).map { seed in
      Self.engine.suggest(Self.request(seed, count: 5), history: History()).suggestions
        .compactMap { Self.grades[$0.mealID] }
    }
    for five in firsts { #expect(five.count { $0 >= 4 } >= 3) }
    let all = firsts.joined()
    #expect(all.count { $0 >= 4 } * 10 > all.count * 9)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `where one kitchen alone is known there, three of the first five are from it`(seed: UInt64) {
    let dinners = Menu.large.map { meal in
      Menu.meal(
        meal.id, meal.cuisine, meal.traits.protein, starch: meal.traits.starch,
        shape: meal.traits.shape,
        customs: MealCustoms(
          role: .complete,
          familiarity: Familiarity([.india: meal.cuisine == .thai ? 4 : 3])))
    }
    let summaries = Dictionary(uniqueKeysWithValues: dinners.map { ($0.id, $0) })
    let engine = MealSuggester(pool: MealPool(dinners))
    let five = engine.suggest(Self.request(seed, region: .india, count: 5), history: History())
      .suggestions.compactMap { summaries[$0.mealID] }
    #expect(five.count { $0.cuisine == .thai } == 3)
    #expect(Set(five.map(\.traits.protein)).count == 5)
  }

  @Test func `a region without grades has those of the world`() {
    let found = (0..<60 as Range<UInt64>).compactMap { seed in
      let request = Self.request(seed, region: .india)
      return Self.grades[Self.engine.suggest(request, history: History()).suggestions[0].mealID]
    }
    #expect(Set(found) == [1, 2, 3, 4, 5], "all are of one grade there")
  }

  @Test func `the less a dish is known, the less it is expected to be liked`() {
    let pool = MealPool(
      (1...5).map { grade in
        Menu.meal(
          MealID(rawValue: "\(grade)"),
          customs: MealCustoms(familiarity: Familiarity([.world: grade])))
      } + [Menu.meal("unknown")])
    let prior = FamiliarityPrior(pool, in: .unitedKingdom)
    let means = (0..<6).map { prior.mean(of: $0, inclination: 0) }
    #expect(means.prefix(5).sorted() == Array(means.prefix(5)))
    #expect(means[0] < -0.4)
    #expect(means[5] < means[2] && means[5] > means[1])
    #expect(prior.mean(of: 0, inclination: -1) > prior.mean(of: 4, inclination: -1))
  }

  @Test func `an eater who likes little-known dishes gets more of them`() {
    var history = History()
    for (day, meal) in Self.dinners.shuffled(3).prefix(60).enumerated() {
      let kind: HistoryEvent.Kind = Self.grades[meal.id] ?? 0 <= 2 ? .cooked : .skipped
      history.apply(HistoryEvent(kind, meal.id), at: Menu.date(day: Double(day) / 3))
    }
    let found = (0..<60 as Range<UInt64>).compactMap { seed in
      let request = Self.request(seed, day: 36)
      return Self.grades[Self.engine.suggest(request, history: history).suggestions[0].mealID]
    }
    #expect(found.count { $0 <= 2 } > 30)
    let taste = Self.engine.taste(of: history, at: Menu.date(day: 36), in: .germany)
    let known = taste.first { $0.trait == .wellKnown }
    #expect(known?.opinion.isClear == true && known?.opinion.mean ?? 0 < 0)
  }

  @Test func `a dish that is loved comes before one that is only well known`() throws {
    let strange = Menu.meal(
      "strange", .thai, customs: MealCustoms(familiarity: Familiarity([.world: 1])))
    let known = Menu.meal(
      "known", .italian, customs: MealCustoms(familiarity: Familiarity([.world: 5])))
    let engine = Menu.engine(strange, known)
    var history = History()
    history.apply(HistoryEvent(.rated, "strange", stars: 5), at: Menu.date(day: -30))
    history.apply(HistoryEvent(.skipped, "known"), at: Menu.date(day: -29))
    #expect(engine.suggest(Kitchen.request(), history: history).suggestions[0].mealID == "strange")
    #expect(engine.suggest(Kitchen.request(), history: History()).suggestions[0].mealID == "known")
  }
}
