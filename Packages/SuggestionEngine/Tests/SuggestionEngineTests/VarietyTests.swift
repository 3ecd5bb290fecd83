import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import SuggestionEngine

@Suite struct VarietyTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the first five of all differ in cuisine and protein`(seed: UInt64) {
    let together = Menu.engine.suggest(Kitchen.request(count: 5, seed: seed), history: History())
      .suggestions.map(\.mealID)
    var history = History()
    var single: [MealID] = []
    for _ in 0..<5 {
      let answer = Menu.engine.suggest(Kitchen.request(seed: seed), history: history)
      if let last = single.last {
        history.apply(HistoryEvent(.skipped, last), at: Kitchen.evening.date)
      }
      single.append(answer.suggestions[0].mealID)
      history.apply(
        HistoryEvent(.suggested, answer.suggestions[0].mealID), at: Kitchen.evening.date)
    }
    for meals in [together, single] {
      #expect(Set(meals.compactMap { Menu.summary($0)?.cuisine }).count == 5)
      #expect(Set(meals.compactMap { Menu.summary($0)?.traits.protein }).count == 5)
    }
  }

  @Test func `days in a row rarely have the same protein or cuisine`() {
    var history = History()
    var last: MealSummary?
    var same = 0
    for day in 0..<100 {
      let answer = Menu.engine.suggest(Kitchen.request(after: Double(day)), history: history)
      let meal = Menu.summary(answer.suggestions[0].mealID)
      if meal?.cuisine == last?.cuisine || meal?.traits.protein == last?.traits.protein {
        same += 1
      }
      last = meal
      history.apply(
        HistoryEvent(.accepted, answer.suggestions[0].mealID), at: Menu.date(day: Double(day)))
    }
    #expect(same < 5, "by chance it would be eleven")
  }

  @Test func `the more is known of an eater, the less variety counts, but never nothing`() throws {
    func variety(after days: Int) throws -> Double {
      var history = History()
      for (day, meal) in Menu.large.prefix(days).enumerated() {
        history.apply(HistoryEvent(.accepted, meal.id), at: Menu.date(day: Double(day) / 3))
      }
      let last = Double(days) / 3
      history.apply(HistoryEvent(.cooked, "thai-fish-soup"), at: Menu.date(day: last))
      let why = try #require(
        Menu.engine.explain(
          "thai-fish-soup", Kitchen.request(after: last + 0.1), history: history))
      return try #require(why.terms.first { $0.name == .variety }).value
    }
    let (early, late) = (try variety(after: 9), try variety(after: 120))
    #expect(early < late)
    #expect(late < 0.2 * early)
  }

  @Test func `a showing long ago does not count against a cuisine`() throws {
    let history = History((0, .suggested, "thai-fish-soup"))
    func variety(day: Double) throws -> Double {
      let request = Kitchen.request(after: day)
      let why = try #require(Menu.engine.explain("thai-fish-soup", request, history: history))
      return why.terms.first { $0.name == .variety }?.value ?? 0
    }
    #expect(try variety(day: 2) < -7, "the first five differ")
    #expect(try variety(day: 30) == 0)
  }

  @Test func `the first five differ also when the meals between are cooked`() {
    var history = History()
    var shown: [MealID] = []
    for hour in 0..<5 {
      let day = Double(hour) / 24
      let meal = Menu.engine.suggest(Kitchen.request(after: day), history: history).suggestions[0]
        .mealID
      for (delay, kind) in [
        (0.0, HistoryEvent.Kind.suggested), (0.001, .accepted), (0.02, .cooked),
      ] {
        history.apply(HistoryEvent(kind, meal), at: Menu.date(day: day + delay))
      }
      shown.append(meal)
    }
    #expect(Set(shown.compactMap { Menu.summary($0)?.cuisine }).count == 5)
    #expect(Set(shown.compactMap { Menu.summary($0)?.traits.protein }).count == 5)
  }

  @Test func `a meal nearly the same as a recent one waits until nothing else is left`() {
    let engine = Menu.engine(
      Menu.meal("green-curry", .thai, .chicken, starch: .rice, shape: .curry),
      Menu.meal("red-curry", .thai, .chicken, starch: .rice, shape: .curry),
      Menu.meal("pizza", .italian, .dairy))
    let history = History((0, .suggested, "green-curry"))
    let request = Kitchen.request(count: 3, after: 1)
    let answer = engine.suggest(request, history: history)
    #expect(answer.suggestions.map(\.mealID) == ["pizza", "red-curry", "green-curry"])
    let apart = engine.suggest(Kitchen.request(count: 3, after: 16), history: history)
    #expect(
      apart.suggestions.last?.mealID != "pizza", "two of a family are not in one answer either")
  }

  @Test func `a meal that was never shown gets its turn even if the eater has clear likes`() {
    var history = History()
    var seen: Set<MealID> = []
    for day in 0..<300 {
      let request = Kitchen.request(after: Double(day) / 3)
      let meal = Menu.engine.suggest(request, history: history).suggestions[0].mealID
      seen.insert(meal)
      history.apply(HistoryEvent(.suggested, meal), at: request.moment.date)
      let isThai = Menu.summary(meal)?.cuisine == .thai
      history.apply(HistoryEvent(isThai ? .cooked : .skipped, meal), at: request.moment.date + 60)
    }
    #expect(seen.count > 120)
  }
}

@Suite struct QuotaTests {
  private func week(_ quotas: [Quota], days: Int, seed: UInt64) -> [ProteinGroup] {
    var history = History()
    var groups: [ProteinGroup] = []
    for day in 0..<days {
      var request = Kitchen.request(seed: seed, after: Double(day))
      request.quotas = quotas
      let meal = Menu.engine.suggest(request, history: history).suggestions[0].mealID
      history.apply(HistoryEvent(.accepted, meal), at: request.moment.date)
      groups.append(Menu.summary(meal)?.traits.protein.group ?? .plant)
    }
    return groups
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `fish at least once and red meat at most once in any seven days`(seed: UInt64) {
    let quotas = [Quota(.fish, .atLeast, 1), Quota(.redMeat, .atMost, 1)]
    let groups = week(quotas, days: 90, seed: seed)
    for start in 0...(groups.count - 7) {
      let days = groups[start..<start + 7]
      #expect(days.contains(.fish))
      #expect(days.count { $0 == .redMeat } <= 1)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `fish three times in any seven days, and not three days in a row`(seed: UInt64) {
    let isFish = week([Quota(.fish, .atLeast, 3)], days: 60, seed: seed).map { $0 == .fish }
    for start in 0...(isFish.count - 7) {
      #expect(isFish[start..<start + 7].count { $0 } >= 3)
    }
    for start in 0...(isFish.count - 3) { #expect(isFish[start..<start + 3].contains(false)) }
  }

  @Test func `a quota outweighs that the first five differ`() {
    let engine = Menu.engine(
      Menu.meal("pollo", .italian, .chicken), Menu.meal("cacciatora", .italian, .chicken),
      Menu.meal("steak", .thai, .beef))
    var request = Kitchen.request(after: 0.1)
    request.quotas = [Quota(.redMeat, .atMost, 0)]
    let history = History((0, .suggested, "pollo"))
    #expect(engine.suggest(request, history: history).suggestions[0].mealID == "cacciatora")
    request.quotas = []
    #expect(engine.suggest(request, history: history).suggestions[0].mealID == "steak")
  }

  @Test func `a meal eaten at a future time counts as eaten just now`() {
    let engine = Menu.engine(Menu.meal("steak", .thai, .beef), Menu.meal("tofu", .thai, .soy))
    let history = History((10, .accepted, "ribs"), (10, .accepted, "steak"))
    var request = Kitchen.request(after: 0)
    request.quotas = [Quota(.redMeat, .atMost, 1)]
    let why = engine.explain("steak", request, history: history)
    #expect(why?.terms.first { $0.name == .quota }?.value == -50)
  }

  @Test func `a quota of at most zero plans no meal of the group`() {
    #expect(!week([Quota(.poultry, .atMost, 0)], days: 40, seed: 4).contains(.poultry))
  }

  @Test func `a quota of zero counts all foods of a meal, and any other its main protein`() {
    let mapo = Menu.meal(
      "mapo", .chinese, .soy, contents: FoodContents(classes: [.pork, .meat]))
    let engine = Menu.engine(mapo, Menu.meal("tofu", .chinese, .soy))
    func quota(_ quota: Quota, eaten: History = History()) -> Double? {
      var request = Kitchen.request(after: 1)
      request.quotas = [quota]
      return engine.explain("mapo", request, history: eaten)?.terms
        .first { $0.name == .quota }?.value
    }
    #expect(quota(Quota(.redMeat, .atMost, 0)) == -50)
    #expect(quota(Quota(.fish, .atMost, 0)) == nil)
    #expect(quota(Quota(.redMeat, .atMost, 1), eaten: History((0, .accepted, "mapo"))) == nil)
    for seed in 1...20 as ClosedRange<UInt64> {
      var request = Kitchen.request(seed: seed)
      request.quotas = [Quota(.redMeat, .atMost, 0)]
      #expect(engine.suggest(request, history: History()).suggestions.first?.mealID == "tofu")
    }
  }

  @Test func `a side counts for a quota of at most zero`() {
    let bread = Menu.meal(
      "egg-bread", contents: FoodContents(allergens: [.egg], classes: .egg),
      customs: MealCustoms(role: .side))
    let soup = Menu.meal(
      "soup", .italian, .legumes,
      customs: MealCustoms(role: .complete, accompaniments: [Accompaniment(["egg-bread"])]))
    let engine = MealSuggester(
      pool: MealPool([soup, Menu.meal("dal", .italian, .legumes)], sides: [bread]))
    for seed in 1...20 as ClosedRange<UInt64> {
      var request = Kitchen.request(seed: seed)
      request.quotas = [Quota(.egg, .atMost, 0)]
      #expect(engine.suggest(request, history: History()).suggestions.first?.mealID == "dal")
    }
  }

  @Test func `a quota never lets an unsafe meal through`() {
    let fish = Menu.meal(
      "cod", .british, .fish, contents: FoodContents(allergens: AllergenSet([.fish])))
    let engine = Menu.engine(fish, Menu.meal("pie", .british, .beef))
    var request = Kitchen.request(limits: EaterLimits(allergens: AllergenSet([.fish])), count: 5)
    request.quotas = [Quota(.fish, .atLeast, 7), Quota(.redMeat, .atMost, 0)]
    #expect(engine.suggest(request, history: History()).suggestions.map(\.mealID) == ["pie"])
  }
}
