import MealModels
import MealPlan
import Testing

@Suite struct PlanAddingTests {
  @Test func `entries of one slot are in the order in which they were added`() throws {
    var plan = Plan()
    let ids = CountedIDs()
    for title in ["Soup", "Bread", "Cake"] {
      plan.apply(try plan.adding(.dish(title), to: .on(0), newID: ids.next))
    }
    #expect(plan.entries(in: .on(0)).map(\.content.title) == ["Soup", "Bread", "Cake"])
    #expect(plan.entries.allSatisfy { $0.state == .planned && !$0.isLocked })
  }

  @Test func `an entry keeps its texts without surrounding blanks`() throws {
    let plan = Plan().applying(
      try Plan().adding(
        .text("  Dinner at Mum's \n"), to: .on(2), servings: 3, eaters: [" Ann ", "Bob", "Ann"],
        note: " bring cake ", newID: { "e1" }))
    let meal = try #require(plan["e1"])
    #expect(meal.content == .text("Dinner at Mum's") && meal.note == "bring cake")
    #expect(meal.eaters == ["Ann", "Bob"] && meal.servings == 3 && meal.slot == .on(2))
  }

  @Test(arguments: [0, 101, 200, -4, .max])
  func `adding an entry refuses servings outside 1 to 100`(count: Int) throws {
    let error = #expect(throws: PlanError.badServings(count)) {
      try Plan().adding(.dish("Soup"), to: .on(0), servings: count, newID: { "e1" })
    }
    #expect(error?.description == "\(count) servings cannot be planned; give 1 to 100.")
    let plan = try Plan.of("Soup")
    #expect(throws: PlanError.badServings(count)) { try plan.changing("e1", .servings(count)) }
  }

  @Test(arguments: [1, 100, nil])
  func `the plan accepts the fewest and the most servings`(count: Int?) throws {
    let plan = Plan().applying(
      try Plan().adding(.dish("Soup"), to: .on(0), servings: count, newID: { "e1" }))
    #expect(plan["e1"]?.servings == count)
  }

  @Test(arguments: ["", "  \n", String(repeating: "x", count: 201)])
  func `the plan refuses empty and too long texts`(text: String) {
    #expect(throws: PlanError.badText(text, limit: 200)) {
      try Plan().adding(.text(text), to: .on(0), newID: { "e1" })
    }
    #expect(throws: PlanError.badText(text, limit: 200)) {
      try Plan().adding(.dish("Soup"), to: .on(0), eaters: [text], newID: { "e1" })
    }
  }

  @Test func `the plan refuses a long note and cuts a long title`() throws {
    let long = String(repeating: "é", count: 1001)
    #expect(throws: PlanError.badText(long, limit: 1000)) {
      try Plan().adding(.dish("Soup"), to: .on(0), note: long, newID: { "e1" })
    }
    let plan = Plan().applying(
      try Plan().adding(.recipe("soup", title: long), to: .on(0), newID: { "e1" }))
    #expect(plan["e1"]?.content.title.count == 200)
  }

  @Test func `the plan never uses an id twice`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.changing("e1", .isRemoved(true)))
    #expect(throws: PlanError.usedID("e1")) {
      try plan.adding(.dish("Stew"), to: .on(0), newID: { "e1" })
    }
  }

  @Test func `leftovers are of a dish on the plan, never of themselves or of other leftovers`()
    throws
  {
    var plan = try Plan.of("Soup")
    #expect(throws: PlanError.unknownEntry("e7")) {
      try plan.adding(.leftovers(of: "e7", title: ""), to: .on(1), newID: { "e2" })
    }
    plan.apply(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(1, .lunch), newID: { "e2" }))
    plan.apply(
      try plan.adding(.leftovers(of: "e2", title: "Soup"), to: .on(2, .lunch), newID: { "e3" }))
    #expect(plan["e3"]?.content == .leftovers(of: "e1", title: "Soup"))
    #expect(throws: PlanError.noLeftovers("e1")) {
      try plan.changing("e1", .content(.leftovers(of: "e1", title: "")))
    }
    #expect(throws: PlanError.noLeftovers("e2")) {
      try plan.changing("e1", .content(.leftovers(of: "e2", title: "")))
    }
  }

  @Test func `a duplicate has the same content at another time and is not cooked`() throws {
    var plan = try Plan.of("Soup", "Stew")
    for change: PlanChange in [
      .servings(4), .eaters(["Ann"]), .note("x"), .state(.cooked), .accepted(["nuts"]),
      .isLocked(true),
    ] {
      plan.apply(try plan.changing("e1", change))
    }
    plan.apply(try plan.duplicating("e1", to: .on(1), newID: { "e3" }))
    #expect(
      plan["e3"]
        == PlannedMeal(
          id: "e3", slot: .on(1), position: 1, content: .dish("Soup"), servings: 4, eaters: ["Ann"],
          note: "x", isLocked: true))
    #expect(plan["e1"]?.state == .cooked)
    #expect(throws: PlanError.unknownEntry("e9")) {
      try plan.duplicating("e9", to: .on(1), newID: { "e4" })
    }
  }
}
