import MealModels
import MealPlan
import Testing

/// What is left of a meal, planned for a lunch after it.
@Suite struct PlanLeavingTests {
  private func facts(people: Int = 2, servings: Int? = 2) -> PlanFacts {
    PlanFacts(
      people: people, hasRecipe: { _ in true }, servings: { _ in servings },
      breaches: { _, _ in [] })
  }

  private func left(
    _ plan: Plan, of id: PlannedMealID = "e1", keeping days: Int = 3,
    from open: PlanSlot = .on(0), as new: PlannedMealID = "l1", _ facts: PlanFacts? = nil
  ) throws -> Plan {
    plan.applying(
      try plan.leaving(
        id, keeping: days, from: open, against: facts ?? self.facts(), newID: { new }))
  }

  /// A plan with one dish at some lunches after Monday's soup, with ids `lunch-1` and so on.
  private func plan(withLunchOn days: ClosedRange<Int>) throws -> Plan {
    var plan = try Plan.of("Soup")
    for day in days {
      plan.apply(
        try plan.adding(
          .dish("Lunch"), to: .on(day, .lunch),
          newID: { PlannedMealID(rawValue: "lunch-\(day)") }))
    }
    return plan
  }

  @Test func `they are eaten at the next lunch, and enough is cooked for both`() throws {
    let plan = try left(try Plan.of("Soup", "Bread"))
    #expect(plan["l1"]?.slot == .on(1, .lunch))
    #expect(plan["l1"]?.content == .leftovers(of: "e1", title: "Soup"))
    #expect(plan["e1"]?.servings == 4)
    #expect(plan.faults(of: monday..<monday + 7, against: facts()).isEmpty)
  }

  @Test(arguments: [(2, 4 as Int?, nil as Int?), (2, nil, nil), (3, 4, 6), (60, 4, 100)])
  func `servings are raised as far as they have to be`(
    people: Int, written: Int?, cooked: Int?
  ) throws {
    let plan = try left(try Plan.of("Soup"), facts(people: people, servings: written))
    #expect(plan["e1"]?.servings == cooked)
  }

  @Test func `a second time they are eaten the day after, and cooked for too`() throws {
    let plan = try left(try left(try Plan.of("Soup")), as: "l2")
    #expect(plan["l2"]?.slot == .on(2, .lunch) && plan["e1"]?.servings == 6)
  }

  @Test func `leftovers have the eaters of the meal`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.changing("e1", .eaters(["Ann"])))
    plan = try left(plan)
    #expect(plan["l1"]?.eaters == ["Ann"] && plan["e1"]?.servings == nil)
  }

  @Test func `a free lunch is taken before one that would have to make room`() throws {
    let plan = try left(try plan(withLunchOn: 1...1))
    #expect(plan["l1"]?.slot == .on(2, .lunch) && plan["lunch-1"] != nil)
  }

  @Test func `where each lunch has something, the first that may makes room`() throws {
    var plan = try plan(withLunchOn: 1...3)
    plan.apply(try plan.changing("lunch-1", .isLocked(true)))
    plan = try left(plan)
    #expect(plan["l1"]?.slot == .on(2, .lunch))
    #expect(plan["lunch-1"] != nil && plan["lunch-2"] == nil && plan["lunch-3"] != nil)
  }

  @Test(arguments: [PlanChange.isLocked(true), .state(.cooked), .state(.skipped)])
  func `planned entries that a person settled never make room for leftovers`(_ change: PlanChange)
    throws
  {
    var plan = try plan(withLunchOn: 1...3)
    for day in 1...3 { plan.apply([.changed(PlannedMealID(rawValue: "lunch-\(day)"), change)]) }
    #expect(throws: PlanError.noRoomForLeftovers("e1")) { try left(plan) }
  }

  @Test func `neither do leftovers, nor what leaves some`() throws {
    var plan = try plan(withLunchOn: 1...1)
    plan.apply(
      try plan.adding(
        .leftovers(of: "lunch-1", title: "Lunch"), to: .on(2, .lunch), newID: { "l2" }))
    #expect(throws: PlanError.noRoomForLeftovers("e1")) { try left(plan, keeping: 2) }
  }

  @Test(arguments: [(1, PlanSlot.on(1, .lunch)), (7, .on(3, .lunch))])
  func `they are eaten while they keep, and never in the past`(
    days: Int, last: PlanSlot
  ) throws {
    let plan = try Plan.of("Soup")
    #expect(try left(plan, keeping: days, from: last)["l1"]?.slot == last)
    #expect(throws: PlanError.noRoomForLeftovers("e1")) {
      try left(plan, keeping: days, from: PlanSlot(day: last.day, slot: .dinner))
    }
  }

  @Test func `planning leftovers does not raise the servings of a cooked meal`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.changing("e1", .state(.cooked)))
    #expect(try left(plan)["e1"]?.servings == nil)
  }

  @Test func `nothing is left of what does not keep, of words, leftovers and what was skipped`()
    throws
  {
    #expect(throws: PlanError.noLeftovers("e1")) { try left(try Plan.of("Soup"), keeping: 0) }
    #expect(throws: PlanError.unknownEntry("e2")) { try left(try Plan.of("Soup"), of: "e2") }
    var plan = try left(try Plan.of("Soup"))
    #expect(throws: PlanError.noLeftovers("l1")) { try left(plan, of: "l1", as: "l2") }
    plan.apply(.changed("e1", .state(.skipped)))
    #expect(throws: PlanError.noLeftovers("e1")) { try left(plan, as: "l2") }
    plan.apply(.changed("e1", .content(.text("Dinner at Mum's"))))
    #expect(throws: PlanError.noLeftovers("e1")) { try left(plan, as: "l2") }
  }
}
