import MealModels
import SeededRandom
import Testing

@testable import MealPlan

/// What a plan should be, told the long way: of each field the last event, over what was added
/// last.
private struct NaivePlan {
  var added: [PlannedMealID: PlannedMeal] = [:]
  var fields: [PlannedMealID: [PlanField: PlanChange]] = [:]

  init(_ events: [PlanEvent]) {
    for event in events {
      switch event {
      case .added(let meal): added[meal.id] = meal
      case .changed(let id, let change): fields[id, default: [:]][change.field] = change
      case .template: break
      case .set: break
      }
    }
  }

  func entries(areRemoved: Bool) -> Set<PlannedMeal> {
    Set(
      added.values.compactMap { meal in
        let changes = fields[meal.id] ?? [:]
        guard (changes[.isRemoved] == .isRemoved(true)) == areRemoved else { return nil }
        return changes.values.reduce(into: meal) { $0.apply($1) }
      })
  }
}

@Suite struct PlanFoldTests {
  private func events(_ seed: Int, _ count: Int = 60) -> [PlanEvent] {
    var source = RandomPlan(seed: seed)
    return (0..<count).map { _ in source.event() }
  }

  @Test(arguments: 0..<40)
  func `a plan is what its last events say, however many came before`(seed: Int) {
    let events = events(seed)
    for count in 0...events.count {
      let plan = Plan().applying(Array(events.prefix(count)))
      let naive = NaivePlan(Array(events.prefix(count)))
      #expect(Set(plan.entries) == naive.entries(areRemoved: false))
      #expect(Set(plan.removed) == naive.entries(areRemoved: true))
    }
  }

  @Test(arguments: 0..<40)
  func `only the last event about each subject counts`(seed: Int) {
    let events = events(seed)
    var last: [String: Int] = [:]
    for (place, event) in events.enumerated() { last[event.subject ?? ""] = place }
    let counting = last.values.sorted().map { events[$0] }
    #expect(Plan().applying(counting) == Plan().applying(events))
    #expect(counting.count < events.count)
  }

  @Test(arguments: 0..<Sample.count(quick: 10, whole: 100))
  func `events of two devices about different fields give one plan in any order`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var devices: [[PlanEvent]] = [[], []]
    for event in events(seed) {
      // Which device a subject belongs to is decided once.
      devices[(event.subject ?? "").utf8.reduce(seed) { $0 &* 31 &+ Int($1) } & 1].append(event)
    }
    let expected = Plan().applying(devices[0] + devices[1])
    for _ in 0..<20 {
      var (left, mixed) = (devices.map { Array($0.reversed()) }, [PlanEvent]())
      while mixed.count < devices[0].count + devices[1].count {
        if let event = left[Int.random(in: 0...1, using: &random)].popLast() { mixed.append(event) }
      }
      #expect(Plan().applying(mixed) == expected)
    }
  }

  @Test(arguments: 0..<Sample.count(quick: 10, whole: 100))
  func `events each about another field give one plan in every order`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var seen: Set<String> = []
    var events = events(seed).filter { seen.insert($0.subject ?? "").inserted }
    let expected = Plan().applying(events)
    for _ in 0..<20 {
      events.shuffle(using: &random)
      #expect(Plan().applying(events) == expected)
    }
  }

  @Test func `a change of an entry waits until the entry is added`() {
    var plan = Plan().applying([.changed("e1", .note("soak")), .changed("e1", .servings(4))])
    #expect(plan.entries.isEmpty && plan["e1"] == nil && plan.removed.isEmpty)
    plan.apply(.added(PlannedMeal(id: "e1", slot: .on(0), content: .text("Beans"), note: "x")))
    #expect(plan["e1"]?.note == "soak" && plan["e1"]?.servings == 4)
    #expect(plan["e1"]?.content == .text("Beans"))
  }

  @Test func `a removed entry is kept as it was, takes changes in, and can be put back`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(.changed("e1", .isRemoved(true)))
    #expect(plan.entries.isEmpty && plan.removed.map(\.id) == ["e1"])
    plan.apply(.changed("e1", .note("from another device")))
    plan.apply(.changed("e1", .isRemoved(false)))
    #expect(plan["e1"]?.note == "from another device" && plan.removed.isEmpty)
  }

  @Test func `entries stand by time, then by position, then by id`() {
    let plan = Plan().applying(
      [("d", 1, 0.0), ("a", 0, 2), ("c", 0, 1), ("b", 0, 1)].map { id, day, position in
        .added(
          PlannedMeal(
            id: PlannedMealID(rawValue: id), slot: .on(day), position: position,
            content: .text("x")))
      })
    #expect(plan.entries.map(\.id) == ["b", "c", "a", "d"])
    #expect(plan.entries(of: monday..<monday + 1).map(\.id) == ["b", "c", "a"])
    #expect(plan.entries(in: .on(1)).map(\.id) == ["d"])
  }

  @Test func `settings are what was set last`() {
    let time = PlanTime(weekday: 1, slot: .dinner)
    let plan = Plan().applying([
      .set(.firstWeekday(7)), .set(.minutes(time, 25)), .set(.evening(weekday: 2, isBusy: true)),
      .set(.evening(weekday: 3, isBusy: true)), .set(.evening(weekday: 2, isBusy: false)),
      .set(.leftoverLunches(0)), .set(.weeklyBudget(Money(hundredths: 9000))),
    ])
    #expect(
      plan.settings
        == PlanSettings(
          firstWeekday: 7, minutes: [time: 25], busyEvenings: [3], leftoverLunches: 0,
          weeklyBudget: Money(hundredths: 9000)))
    #expect(plan.settings.minutes(for: .on(0)) == 25 && plan.settings.minutes(for: .on(1)) == 40)
    #expect(plan.applying([.set(.minutes(time, nil))]).settings.minutes(for: .on(0)) == 40)
  }
}
