import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A lock changes its own slot, and of the others only what a rule forbids beside it.
@Suite struct WeekLockTests {
  private let slots = WeekSlot.slots(from: Kitchen.evening, count: 21)

  private func request(
    seed: UInt64 = 7, locks: [WeekSlot: MealID] = [:], rerolls: [WeekSlot] = [],
    quotas: [Quota] = []
  ) -> WeekRequest {
    var each = Kitchen.request(seed: seed)
    each.quotas = quotas
    return WeekRequest(each: each, slots: slots, locks: locks, rerolls: rerolls)
  }

  private func plan(_ request: WeekRequest) throws -> WeekPlan {
    try Menu.engine.week(request, history: History())
  }

  /// What rules say of a plan, worked out from the meals alone.
  private struct Rules {
    let quotas: [Quota]

    /// Whether two meals may not both be in one plan.
    func clash(_ one: MealID, _ other: MealID) -> Bool {
      guard one != other else { return true }
      guard let first = Menu.summary(one), let second = Menu.summary(other) else { return false }
      let (left, right) = (first.traits, second.traits)
      return first.cuisine == second.cuisine && left.shape == right.shape
        && left.protein == right.protein && left.starch == right.starch
        && left.protein != .none && left.starch != .none
    }

    /// Whether a meal clashes with another one of the plan.
    func clashes(_ slot: WeekSlot, in meals: [WeekSlot: MealID]) -> Bool {
      meals.contains { $0.key != slot && clash($0.value, meals[slot] ?? "") }
    }

    /// By how much a plan of one week misses its quotas; seven days are looked back from each meal.
    func shortfall(_ meals: [WeekSlot: MealID]) -> Int {
      quotas.map { quota in
        let dates = meals.filter { Menu.summary($0.value)?.traits.protein.group == quota.group }
          .map { $0.key.moment(secondsFromGMT: 0).date }
        func count(_ end: Date) -> Int {
          dates.count { $0 <= end && end.timeIntervalSince($0) < 7 * 86_400 }
        }
        let end = meals.keys.max()?.moment(secondsFromGMT: 0).date
        return switch quota.bound {
        case .atMost: dates.map { max(0, count($0) - quota.meals) }.reduce(0, +)
        case .atLeast: end.map { max(0, quota.meals - count($0)) } ?? 0
        }
      }.reduce(0, +)
    }
  }

  @Test func `locking what a slot has already changes nothing but that it is locked`() throws {
    for seed in UInt64(1)...5 {
      let base = try plan(request(seed: seed))
      for count in [1, 5, 21] {
        let locks = base.meals.filter { slots.prefix(count).contains($0.key) }
        let locked = try plan(request(seed: seed, locks: locks))
        #expect(locked.meals == base.meals && locked.repeatedSlots == base.repeatedSlots)
        #expect(locked.entries.filter(\.isLocked).count == count)
        let kept = locked.entries.filter { !$0.isLocked }
        #expect(kept == base.entries.filter { locks[$0.slot] == nil })
      }
    }
  }

  @Test(arguments: 1...40)
  func `a lock leaves every meal that no rule forbids beside it`(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let quotas =
      seed.isMultiple(of: 2)
      ? [] : [Quota(.redMeat, .atMost, 3), Quota(.fish, .atLeast, 2)]
    let rules = Rules(quotas: quotas)
    let base = try plan(request(seed: UInt64(seed), quotas: quotas))
    var locks: [WeekSlot: MealID] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let slot = try #require(slots.randomElement(using: &random))
      // Every other one is a meal of the plan, which may then not come twice.
      let meals =
        Bool.random(using: &random) ? Array(base.meals.values).sorted() : Menu.large.map(\.id)
      locks[slot] = meals.randomElement(using: &random)
    }
    let after = try plan(request(seed: UInt64(seed), locks: locks, quotas: quotas)).meals

    let wanted = base.meals.merging(locks) { $1 }
    let forbidden = wanted.keys.filter { slot in
      locks[slot] == nil && rules.clashes(slot, in: wanted)
        && !rules.clashes(slot, in: base.meals)
    }
    let changed = wanted.keys.filter { after[$0] != wanted[$0] }
    #expect(locks.allSatisfy { after[$0.key] == $0.value })
    #expect(changed.allSatisfy { locks[$0] == nil })
    #expect(Set(changed).isSuperset(of: forbidden))
    for slot in changed where !forbidden.contains(slot) {
      var undone = after
      undone[slot] = wanted[slot]
      let isNeeded =
        rules.shortfall(undone) > rules.shortfall(after) || rules.clashes(slot, in: undone)
      #expect(isNeeded, "\(slot) changed for nothing")
    }
    #expect(changed.allSatisfy { !rules.clashes($0, in: after) })
    #expect(rules.shortfall(after) <= max(rules.shortfall(base.meals), rules.shortfall(wanted)))
  }

  @Test func `a meal that is nearly the same as a locked one gives way, if another fits`() throws {
    let day: [MealSlot] = [.breakfast, .lunch, .dinner]
    func meal(_ id: MealID, _ cuisine: Cuisine) -> MealSummary {
      Menu.meal(id, cuisine, .chicken, .rice, slots: day)
    }
    let all =
      [meal("red-curry", .thai), meal("green-curry", .thai)]
      + [Cuisine.italian, .greek, .french, .indian].map { meal(MealID(rawValue: $0.rawValue), $0) }
    for seed in UInt64(1)...8 {
      var asked = request(seed: seed)
      asked.slots = Array(slots.prefix(3))
      let engine = MealSuggester(pool: MealPool(all))
      let base = try engine.week(asked, history: History()).meals
      let curry = base.first { $0.value.rawValue.hasSuffix("curry") }
      let free = try #require(asked.slots.first { $0 != curry?.key })
      let other: MealID = curry?.value == "red-curry" ? "green-curry" : "red-curry"
      asked.locks = [free: other]
      let after = try engine.week(asked, history: History()).meals
      let changed = asked.slots.filter { after[$0] != base[$0] }
      #expect(Set(changed) == Set([free] + (curry.map { [$0.key] } ?? [])))
      #expect(after.values.count { $0.rawValue.hasSuffix("curry") } == 1)
    }
  }

  @Test func `a quota that a lock breaks is kept again by one other meal`() throws {
    let fish = Quota(.fish, .atLeast, 2)
    let base = try plan(request(quotas: [fish]))
    #expect(base.missedQuotas.isEmpty)
    func isFish(_ meal: MealID) -> Bool { Menu.summary(meal)?.traits.protein.group == .fish }
    let meals = base.entries.filter { isFish($0.suggestion.meal) }.map(\.slot)
    let other = try #require(
      Menu.large.first { !isFish($0.id) && !base.meals.values.contains($0.id) })
    // All fish but one is locked away.
    let locks = Dictionary(uniqueKeysWithValues: meals.dropFirst().map { ($0, other.id) })
    let after = try plan(request(locks: locks, quotas: [fish]))
    #expect(after.missedQuotas.isEmpty)
    let changed = slots.filter { locks[$0] == nil && after.meals[$0] != base.meals[$0] }
    #expect(changed.count == 1 && changed.allSatisfy { after.meals[$0].map(isFish) == true })
  }

  @Test
  func `another meal beside a lock changes that slot alone, and a lock keeps what was asked for`()
    throws
  {
    let base = try plan(request())
    let (locked, slot) = (slots[3], slots[8])
    let meal = try #require(Menu.large.first { !base.meals.values.contains($0.id) }?.id)
    let before = try plan(request(locks: [locked: meal]))
    let after = try plan(request(locks: [locked: meal], rerolls: [slot]))
    #expect(after.meals[slot] != before.meals[slot])
    #expect(after.meals.filter { $0.key != slot } == before.meals.filter { $0.key != slot })
    let rerolled = try plan(request(rerolls: [slot])).meals
    #expect(after.meals == rerolled.merging([locked: meal]) { $1 })
  }

  @Test func `another meal for a slot that a lock changed is a third one, and changes no other`()
    throws
  {
    let base = try plan(request())
    let (locked, slot) = (slots[3], slots[8])
    let locks = [locked: try #require(base.meals[slot])]
    let before = try plan(request(locks: locks))
    let after = try plan(request(locks: locks, rerolls: [slot]))
    let seen = [base, before, after].map { $0.meals[slot] }
    #expect(Set(seen).count == 3)
    #expect(after.meals.filter { $0.key != slot } == before.meals.filter { $0.key != slot })
  }

  @Test func `what is said of a meal that stays is true beside the locked one`() throws {
    let base = try plan(request())
    for slot in slots.dropFirst().prefix(8) {
      let before = try #require(slots.firstIndex(of: slot)) - 1
      let cuisine = try #require(base.meals[slot].flatMap(Menu.summary)?.cuisine)
      let same = try #require(
        Menu.large.first { $0.cuisine == cuisine && !base.meals.values.contains($0.id) })
      let after = try plan(request(locks: [slots[before]: same.id]))
      let entry = try #require(after.entries.first { $0.slot == slot })
      if entry.suggestion.meal == base.meals[slot] {
        #expect(!entry.suggestion.reasons.contains(.changeOfCuisine(cuisine)))
      }
    }
  }
}
