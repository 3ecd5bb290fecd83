import MealModels
import Testing

@testable import SuggestionEngine

@Suite struct WeekTests {
  private let slots = WeekSlot.slots(from: Kitchen.evening, count: 21)

  private func request(
    seed: UInt64 = 7, limits: EaterLimits = .none, locks: [WeekSlot: MealID] = [:],
    rerolls: [WeekSlot] = []
  ) -> WeekRequest {
    WeekRequest(
      each: Kitchen.request(limits: limits, seed: seed), slots: slots, locks: locks,
      rerolls: rerolls)
  }

  private func plan(_ request: WeekRequest) throws -> WeekPlan {
    try Menu.engine.week(request, history: History())
  }

  @Test func `a week goes from the meal that is next through seven days`() {
    #expect(slots.first == WeekSlot(day: Kitchen.evening.dayNumber, slot: .dinner))
    #expect(slots.last == WeekSlot(day: Kitchen.evening.dayNumber + 7, slot: .lunch))
    #expect(Set(slots).count == 21)
    #expect(slots == slots.sorted())
  }

  @Test func `a slot knows its time on the eater's clock`() {
    let slot = WeekSlot(day: Kitchen.evening.dayNumber, slot: .lunch)
    #expect(slot.moment(secondsFromGMT: 7200).text == "2026-05-12T12:30")
    #expect(slot.moment(secondsFromGMT: 0).text == "2026-05-12T12:30")
  }

  @Test func `no meal comes twice in a week, and each is for its part of the day`() throws {
    let plan = try plan(request())
    #expect(plan.entries.map(\.slot) == slots)
    #expect(Set(plan.entries.map(\.suggestion.meal)).count == 21)
    #expect(plan.repeatedSlots.isEmpty)
    for entry in plan.entries {
      #expect(Menu.summary(entry.suggestion.meal)?.slots.contains(entry.slot.slot) == true)
      #expect((1...3).contains(entry.suggestion.reasons.count))
    }
  }

  @Test func `the same seed plans the same week, another seed another one`() throws {
    #expect(try plan(request()) == plan(request()))
    #expect(try plan(request()).meals != plan(request(seed: 8)).meals)
  }

  @Test func `a longer week begins like a shorter one`() throws {
    var short = request()
    short.slots = Array(slots.prefix(9))
    #expect(try plan(short).entries == Array(plan(request()).entries.prefix(9)))
  }

  @Test func `a locked meal stays, and comes nowhere else`() throws {
    let base = try plan(request())
    let (first, last) = (base.entries[0], base.entries[20])
    // What the first slot would get is settled for the last one.
    let locked = try plan(request(locks: [last.slot: first.suggestion.meal]))
    #expect(locked.entries[20].suggestion.meal == first.suggestion.meal)
    #expect(locked.entries[20].isLocked)
    #expect(locked.entries.count { $0.suggestion.meal == first.suggestion.meal } == 1)
  }

  @Test func `another meal for one slot changes that slot alone`() throws {
    let base = try plan(request())
    let slot = slots[5]
    var seen: [MealID] = []
    for count in 0...4 {
      let plan = try plan(request(rerolls: Array(repeating: slot, count: count)))
      seen.append(try #require(plan.meals[slot]))
      var (others, expected) = (plan.meals, base.meals)
      others[slot] = nil
      expected[slot] = nil
      #expect(others == expected)
    }
    #expect(Set(seen).count == 5, "and never offers again what was refused")
  }

  @Test func `asking again later leaves what was asked for before as it is`() throws {
    let presses = [slots[9], slots[2], slots[9], slots[3], slots[2]]
    var before = try plan(request())
    for count in 1...presses.count {
      let after = try plan(request(rerolls: Array(presses.prefix(count))))
      let slot = presses[count - 1]
      #expect(after.meals[slot] != before.meals[slot])
      #expect(after.meals.filter { $0.key != slot } == before.meals.filter { $0.key != slot })
      before = after
    }
  }

  @Test func `a plan says which quotas it does not keep`() throws {
    let fish = Menu.large.filter { $0.traits.protein == .fish }.map(\.id)
    func missed(_ quotas: [Quota], locks: [WeekSlot: MealID] = [:]) throws -> [Quota] {
      var request = request(locks: locks)
      request.each.quotas = quotas
      return try plan(request).missedQuotas
    }
    let some = Quota(.fish, .atLeast, 3)
    #expect(try missed([some, Quota(.redMeat, .atMost, 1)]) == [])
    let stew = Menu.engine(Menu.meal("stew", slots: [.breakfast, .lunch, .dinner]))
    var fishless = request()
    fishless.each.quotas = [some]
    #expect(try stew.week(fishless, history: History()).missedQuotas == [some])
    fishless.slots = Array(slots.prefix(6))
    #expect(try stew.week(fishless, history: History()).missedQuotas == [], "the week goes on")
    let none = Quota(.fish, .atMost, 0)
    #expect(try missed([none]) == [])
    #expect(try missed([none], locks: [slots[4]: fish[0]]) == [none])
  }

  @Test func `a locked meal that breaks a limit is refused`() {
    let engine = Menu.engine(
      Menu.meal("satay", .thai, contents: FoodContents(allergens: AllergenSet([.peanut]))),
      Menu.meal("soup", .thai))
    let limits = EaterLimits(allergens: AllergenSet([.peanut]))
    #expect(throws: WeekError.unsafeMeal("satay")) {
      try engine.week(request(limits: limits, locks: [slots[0]: "satay"]), history: History())
    }
    #expect(throws: WeekError.unknownMeal("gone")) {
      try engine.week(request(locks: [slots[0]: "gone"]), history: History())
    }
    let before = WeekSlot(day: slots[0].day - 1, slot: .dinner)
    #expect(throws: WeekError.slotNotPlanned(before)) {
      try engine.week(request(locks: [before: "soup"]), history: History())
    }
    #expect(throws: WeekError.slotLocked(slots[0])) {
      try engine.week(
        request(locks: [slots[0]: "soup"], rerolls: [slots[0]]), history: History())
    }
  }

  @Test func `a week of few meals repeats and says where, a week of none says why`() throws {
    let engine = Menu.engine(Menu.meal("soup", slots: [.breakfast, .lunch, .dinner]))
    let plan = try engine.week(request(), history: History())
    #expect(plan.entries.count == 21)
    #expect(plan.repeatedSlots == Array(slots.dropFirst()))
    let sweets = Menu.engine(Menu.meal("sweets", contents: FoodContents(classes: .highCarb)))
    let none = try sweets.week(
      request(limits: EaterLimits(diets: DietSet([.keto]))), history: History())
    #expect(none.entries.isEmpty)
    #expect(none.deadEnd != nil)
  }

  @Test func `what was shown lately does not come into the week`() throws {
    let base = try plan(request())
    var history = History()
    for entry in base.entries {
      history.apply(
        HistoryEvent(.suggested, entry.suggestion.meal), at: Menu.date(day: -1))
    }
    let next = try Menu.engine.week(request(), history: history)
    #expect(Set(next.meals.values).isDisjoint(with: base.meals.values))
  }

  @Test func `the season goes on with the days, and what is left of a day is that of the first`()
    throws
  {
    let moment = try #require(LocalMoment("2026-12-30T18:30"))
    let each = SuggestionRequest(
      moment: moment,
      wishes: Wishes(nutritionLeft: NutritionFacts([.energy: 500]), month: 12), seed: 7)
    let request = WeekRequest(each: each, slots: WeekSlot.slots(from: moment, count: 9))
    let wishes = request.slots.map { request.each(for: $0).wishes }
    #expect(wishes.map(\.month) == [12, 12, 12, 12, 1, 1, 1, 1, 1])
    #expect(wishes[0].nutritionLeft[.energy] == 500)
    #expect(wishes.dropFirst().allSatisfy { $0.nutritionLeft == NutritionFacts() })
  }

  @Test func `a planned meal teaches nothing about taste`() throws {
    let plan = try plan(request())
    for entry in plan.entries {
      #expect(!entry.suggestion.terms.contains { $0.name == .taste })
    }
  }

  @Test func `quotas hold over the week`() throws {
    var asked = request()
    asked.each.quotas = [Quota(.fish, .atLeast, 2), Quota(.redMeat, .atMost, 2)]
    for seed in 1...10 {
      asked.each.seed = UInt64(seed)
      let groups = try plan(asked).entries.compactMap {
        Menu.summary($0.suggestion.meal)?.traits.protein.group
      }
      #expect(groups.count { $0 == .fish } >= 2)
      #expect(groups.count { $0 == .redMeat } <= 2)
    }
  }
}
