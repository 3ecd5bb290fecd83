import MealModels
import SeededRandom
import Testing

@testable import MealPlan

@Suite struct PlanMovingTests {
  private func crowd(_ count: Int) throws -> Plan {
    let ids = CountedIDs()
    var plan = Plan()
    for number in 0..<count {
      plan.apply(try plan.adding(.dish("Dish \(number)"), to: .on(0), newID: ids.next))
    }
    return plan
  }

  @Test func `an entry moves to another slot, after what is there`() throws {
    var plan = try Plan.of("Soup", "Stew")
    let events = try plan.moving("e1", to: .on(1))
    #expect(events == [.changed("e1", .slot(.on(1), position: 1))])
    plan.apply(events)
    #expect(plan.entries(in: .on(1)).map(\.id) == ["e2", "e1"])
    #expect(plan.entries(in: .on(0)).isEmpty)
    #expect(try plan.moving("e1", to: .on(1)) == [])
    #expect(throws: PlanError.unknownEntry("e9")) { try plan.moving("e9", to: .on(1)) }
  }

  @Test func `two entries change places, and once more are as they were`() throws {
    var plan = try Plan.of("Soup", "Stew")
    let before = plan
    plan.apply(try plan.swapping("e1", with: "e2"))
    #expect(plan.entries.map(\.content.title) == ["Stew", "Soup"])
    #expect(plan["e1"]?.slot == .on(1) && plan["e2"]?.slot == .on(0))
    plan.apply(try plan.swapping("e1", with: "e2"))
    #expect(plan.entries == before.entries)
    #expect(try plan.swapping("e1", with: "e1") == [])
    #expect(throws: PlanError.unknownEntry("e9")) { try plan.swapping("e1", with: "e9") }
  }

  @Test(arguments: 0..<20)
  func `moving among others is what a list would do, mostly with one event`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var plan = try crowd(5)
    var list = plan.entries.map(\.id)
    var (events, moves) = (0, 0)
    for _ in 0..<300 {
      let id = list[Int.random(in: list.indices, using: &random)]
      let index = Int.random(in: -1...6, using: &random)
      list.removeAll { $0 == id }
      list.insert(id, at: min(max(index, 0), list.count))
      let change = try plan.moving(id, to: .on(0), at: index)
      plan.apply(change)
      events += change.count
      moves += 1
      #expect(plan.entries(in: .on(0)).map(\.id) == list)
    }
    #expect(events < moves + moves / 4)
  }

  @Test func `a slot is renumbered when no position is left between two entries`() throws {
    var plan = try crowd(3)
    // Always between the first and the second, which come as near as numbers can.
    for step in 0..<200 {
      let last = plan.entries[2].id
      let events = try plan.moving(last, to: .on(0), at: 1)
      plan.apply(events)
      #expect(plan.entries[1].id == last, "step \(step)")
      #expect(plan.entries.allSatisfy { $0.position.isFinite })
    }
    #expect(Set(plan.entries.map(\.position)).count == 3)
  }

  @Test func `entries of two devices with one position are parted`() throws {
    var plan = Plan().applying(
      ["a", "b", "c"].map {
        .added(PlannedMeal(id: PlannedMealID(rawValue: $0), slot: .on(0), content: .text("x")))
      })
    plan.apply(try plan.moving("c", to: .on(0), at: 1))
    #expect(plan.entries.map(\.id) == ["a", "c", "b"])
  }

  @Test func `an entry moves from any day to any other, over the end of a year too`() throws {
    var plan = try Plan.of("Soup")
    for text in [
      "2024-12-31-dinner", "2025-01-01-breakfast", "2024-02-29-lunch", "9999-12-31-snack",
    ] {
      let slot = try #require(PlanSlot(text))
      plan.apply(try plan.moving("e1", to: slot))
      #expect(plan["e1"]?.slot.text == text)
    }
  }
}
