import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import SuggestionEngine

/// How long a meal may take goes by the part of the day, the weekday and the hour.
struct EffortTests {
  /// Dinners of every length, in no order of their names.
  private static let dinners = stride(from: 5, through: 180, by: 5).flatMap { minutes in
    ["a", "b", "c"].map { letter in
      Menu.meal(
        MealID(rawValue: "\(minutes * 37 % 100)-\(letter)-\(minutes)"), minutes: minutes)
    }
  }
  private static let engine = MealSuggester(pool: MealPool(dinners))
  private static let minutes = Dictionary(
    uniqueKeysWithValues: dinners.map { ($0.id, $0.totalMinutes) })

  private static func moment(_ text: String) throws -> LocalMoment {
    try #require(LocalMoment(text))
  }

  @Test(
    arguments: [
      ("2026-05-12T08:00", MealSlot.breakfast, 15.0), ("2026-05-12T12:30", .lunch, 20),
      ("2026-05-12T18:30", .dinner, 40), ("2026-05-12T16:00", .snack, 10),
      ("2026-05-16T08:00", .breakfast, 30), ("2026-05-17T12:30", .lunch, 40),
      ("2026-05-16T18:30", .dinner, 60), ("2026-05-16T16:00", .snack, 20),
      ("2026-05-12T20:59", .dinner, 40), ("2026-05-12T21:00", .dinner, 20),
      ("2026-05-16T22:30", .dinner, 20), ("2026-05-16T23:00", .dinner, 15),
      ("2026-05-17T03:59", .dinner, 15),
    ])
  func `the table goes by slot, weekday and hour`(
    at text: String, _ slot: MealSlot, _ expected: Double
  ) throws {
    let moment = try Self.moment(text)
    #expect(ExpectedEffort.usual.minutes(for: slot, at: moment) == expected)
    #expect(ExpectedEffort(factor: 1.5).minutes(for: slot, at: moment) == 1.5 * expected)
  }

  @Test func `an eater may set minutes of their own`() throws {
    let own = ExpectedEffort(workday: [.dinner: 90])
    #expect(try own.minutes(at: Self.moment("2026-05-12T18:30")) == 90)
    #expect(try own.minutes(at: Self.moment("2026-05-16T18:30")) == 60)
  }

  @Test(
    arguments: [
      ("2026-05-12T18:30", 40), ("2026-05-16T18:30", 60), ("2026-05-12T22:30", 20),
      ("2026-05-13T23:30", 15),
    ])
  func `a first suggestion is rarely longer than half as much again, and never twice`(
    at text: String, _ table: Int
  ) throws {
    let moment = try Self.moment(text)
    let found = (0..<400).compactMap { seed -> Int? in
      let request = SuggestionRequest(
        moment: moment, wishes: Wishes(slot: .dinner), seed: UInt64(seed))
      return Self.minutes[Self.engine.suggest(request, history: History()).suggestions[0].mealID]
    }
    #expect(found.count { $0 * 2 > table * 3 } <= 20)
    #expect(found.count { $0 > 2 * table } == 0)
    #expect(Set(found).count > 2, "it is no order by time")
  }

  @Test func `a slow meal is suggested if no other meal is safe`() {
    let engine = Menu.engine(Menu.meal("stew", minutes: 200))
    #expect(engine.suggest(Kitchen.request(), history: History()).suggestions[0].mealID == "stew")
  }

  @Test func `sides count as part of the time`() throws {
    let rice = Menu.meal("rice", slots: [], minutes: 100, customs: MealCustoms(role: .side))
    let dal = Menu.meal(
      "dal", minutes: 20,
      customs: MealCustoms(role: .main, accompaniments: [Accompaniment(["rice"])]))
    let engine = MealSuggester(pool: MealPool([dal], sides: [rice]))
    let why = try #require(engine.explain("dal", Kitchen.request(), history: History()))
    #expect(why.terms.contains { $0.name == .effort && $0.value < -1.6 })
  }

  /// Somebody who cooks for two hours on Wednesdays and for half an hour on the other days.
  private static func wednesdayCook(weeks: Int) -> History {
    var history = History()
    for day in 0..<7 * weeks {
      let isWednesday = day % 7 == 1  // the first evening is a Tuesday
      let fitting = dinners.filter { $0.totalMinutes == (isWednesday ? 120 : 30) }
      let meal = fitting[day / 7 % fitting.count].id
      history.apply(HistoryEvent(.accepted, meal), at: Menu.date(day: Double(day) - 0.05))
      history.apply(HistoryEvent(.cooked, meal), at: Menu.date(day: Double(day) + 0.05))
    }
    return history
  }

  private static func minutes(after history: History, day: Double) -> Double {
    let request = Kitchen.request(after: day)
    let pool = engine.pool
    let memory = RememberedOpinion.latest(of: history, in: pool)
    return Effort(for: request, memory, in: pool)
      .minutes(for: EffortOccasion(.dinner, at: request.moment))
  }

  @Test func `an eater who cooks two hours on Wednesdays has that time on Wednesdays`() {
    let history = Self.wednesdayCook(weeks: 6)
    #expect(Self.minutes(after: History(), day: 43) == 40)
    #expect(Self.minutes(after: history, day: 43) > 80)
    #expect(Self.minutes(after: history, day: 44) < 60)
    #expect(Self.minutes(after: history, day: 46) == 60, "weekends are days of their own")
    #expect(
      Self.minutes(after: Self.wednesdayCook(weeks: 1), day: 8) < 80, "once is no habit")
  }

  @Test func `one long evening and many short ones change little`() {
    var history = Self.wednesdayCook(weeks: 1)
    for day in 7..<40 where day % 7 == 1 {
      history.apply(HistoryEvent(.cooked, Self.dinners[0].id), at: Menu.date(day: Double(day)))
    }
    #expect(Self.minutes(after: history, day: 43) < 70)
  }
}
