import MealModels
import Testing

@testable import SuggestionEngine

/// What is at home, and until when it keeps.
@Suite struct AtHomeTests {
  private static let today = Kitchen.evening.dayNumber
  private let pie = Menu.meal(
    "fish-pie", .british, .fish, starch: .potato, shape: .bake, minutes: 45,
    foods: ["cod", "leek", "potato"])

  private func explanation(_ wishes: Wishes) -> Explanation? {
    MealSuggester(pool: MealPool([pie])).explain(
      "fish-pie", Kitchen.request(wishes: wishes), history: History())
  }

  private func gain(leftDays: Int?) -> Double {
    var wishes = Wishes(atHome: ["leek"])
    wishes.useBy["leek"] = leftDays.map { Self.today + $0 }
    let terms = explanation(wishes)?.terms
    return terms?.first { $0.name == .atHome }?.value ?? 0
  }

  @Test func `the sooner something at home should be used, the more its use is worth`() {
    let gains = (0...6).map { gain(leftDays: $0) }
    #expect(zip(gains, gains.dropFirst()).allSatisfy { $0 > $1 })
    #expect(abs(gains[0] - 0.75) < 1e-6 && abs(gains[1] - 0.45) < 1e-6)
    #expect(gain(leftDays: -1) == 0, "it may not be good any more")
    for other in [nil, 7, 400] as [Int?] {
      #expect(abs(gain(leftDays: other) - 0.15) < 1e-6 && gains[6] > gain(leftDays: other))
    }
  }

  @Test(
    arguments: [
      (["leek": 3], .usesInTime(["leek"], day: today + 3)),
      (["leek": 3, "cod": 3], .usesInTime(["cod", "leek"], day: today + 3)),
      (["leek": 3, "cod": 0], .usesInTime(["cod"], day: today)),
      (["leek": 7, "cod": -1], .usesAtHome(["leek"])),
      (["potato": 1], .usesAtHome(["cod", "leek"])),  // it has a day, but is not at home
      ([:], .usesAtHome(["cod", "leek"])),
    ] as [([FoodID: Int], Reason)])
  func `the reason names what should be used first, and its day`(
    days: [FoodID: Int], reason: Reason
  ) throws {
    let wishes = Wishes(atHome: ["leek", "cod", "beef"], useBy: days.mapValues { Self.today + $0 })
    #expect(try #require(explanation(wishes)).reasons.contains(reason))
  }

  @Test func `a reason with a day holds until that day is over`() {
    let reason = Reason.usesInTime(["leek"], day: Self.today)
    #expect(reason.holds(on: Self.today) && !reason.holds(on: Self.today + 1))
    #expect(Reason.usesAtHome(["leek"]).holds(on: Self.today + 1))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `days of what is not at home change nothing`(seed: UInt64) {
    var request = Kitchen.request(wishes: Wishes(slot: .dinner), count: 5, seed: seed)
    let before = Kitchen.engine.suggest(request, history: History())
    request.wishes.useBy = ["tomato": Self.today, "salmon": Self.today]
    #expect(Kitchen.engine.suggest(request, history: History()) == before)
  }

  @Test func `a plan counts the days itself, once for all its meals`() throws {
    let pool = MealPool([pie])
    let request = Kitchen.request(wishes: Wishes(atHome: ["leek"], useBy: ["leek": Self.today]))
    let number = try #require(pool.traits.number(of: .food("leek")))
    #expect(Scorer.home(request, looksAhead: false, pool)[number] == 0.15)
    #expect(Scorer.home(request, looksAhead: true, pool)[number] == 0.75)
  }
}
