import MealModels
import MealPlan
import Testing

@Suite struct PlanDaysTests {
  private func week() throws -> Plan {
    var plan = try Plan.of("Soup", "Stew", "Curry", "Pasta", "Tacos", "Pizza", "Roast")
    let ids = ["l1", "l2"].map { PlannedMealID(rawValue: $0) }
    plan.apply(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(1, .lunch), newID: { ids[0] }))
    plan.apply(
      try plan.adding(.text("Cake"), to: .on(1, .snack), servings: 8, newID: { ids[1] }))
    return plan
  }

  // C-R05
  @Test func `skipping a day skips all that is to come on it, and comes back as it was`() throws {
    var plan = try week()
    plan.apply(try plan.changing("l2", .state(.cooked)))
    let before = plan.entries
    let events = plan.skipping(day: monday + 1)
    #expect(Set(events) == [.changed("l1", .state(.skipped)), .changed("e2", .state(.skipped))])
    plan.apply(events)
    #expect(plan["l2"]?.state == .cooked && plan["e1"]?.state == .planned)
    #expect(plan.skipping(day: monday + 1) == [])
    plan.apply(plan.unskipping(day: monday + 1))
    #expect(plan.entries == before)
  }

  @Test func `clearing a week leaves what was cooked or locked, unless all is to go`() throws {
    var plan = try week()
    plan.apply(try plan.adding(.dish("Next week"), to: .on(7), newID: { "n1" }))
    plan.apply(try plan.changing("e1", .state(.cooked)))
    plan.apply(try plan.changing("e2", .isLocked(true)))
    let all = plan.applying(plan.clearingWeek(of: monday + 3, everything: true))
    #expect(all.entries.map(\.id) == ["n1"])
    plan.apply(plan.clearingWeek(of: monday + 3))
    #expect(plan.entries.map(\.id) == ["e1", "e2", "n1"])
    #expect(plan.clearingWeek(of: monday) == [])
  }

  @Test func `a copied week is still to come, and its leftovers are of the copies`() throws {
    var plan = try week()
    plan.apply(try plan.changing("e1", .state(.cooked)))
    plan.apply(try plan.changing("e2", .accepted(["nuts"])))
    let ids = CountedIDs()
    for _ in 0..<20 { _ = ids.next() }
    plan.apply(try plan.copyingWeek(of: monday + 6, to: monday + 13, newID: ids.next))
    let (old, new) = (
      plan.entries(of: monday..<monday + 7), plan.entries(of: monday + 7..<monday + 14)
    )
    #expect(new.map { $0.slot.day - 7 } == old.map(\.slot.day))
    #expect(new.map(\.content.title) == old.map(\.content.title))
    #expect(new.map(\.servings) == old.map(\.servings))
    #expect(new.allSatisfy { $0.state == .planned && $0.accepted.isEmpty })
    #expect(Set(new.map(\.id)).isDisjoint(with: old.map(\.id)))
    let soup = try #require(new.first { $0.content.title == "Soup" })
    #expect(new.contains { $0.content == .leftovers(of: soup.id, title: "Soup") })
  }

  @Test func `nothing is copied to before a day, nor what is left of what was not`() throws {
    var plan = try Plan.of("Soup", "Stew", "Curry")
    plan.apply(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(3, .lunch), newID: { "l1" }))
    plan.apply(
      try plan.adding(.leftovers(of: "e3", title: "Curry"), to: .on(4, .lunch), newID: { "l3" }))
    let ids = CountedIDs(from: 20)
    let events = try plan.copyingWeek(
      of: monday, to: monday + 7, from: monday + 9, newID: ids.next)
    plan.apply(events)
    let copies = plan.entries(of: monday + 7..<monday + 14)
    #expect(copies.map(\.slot) == [.on(9), .on(11, .lunch)])
    #expect(copies.map(\.content.title) == ["Curry", "Curry"])
    #expect(
      try plan.copyingWeek(of: monday, to: monday + 14, from: monday + 50, newID: ids.next) == [])
  }

  // A dish of the week before would be too old, and seem too small, if its leftovers were copied.
  @Test func `leftovers of a dish outside the week are not copied`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(7, .lunch), newID: { "l1" }))
    plan.apply(try plan.copyingWeek(of: monday + 7, to: monday + 14, newID: { "l2" }))
    #expect(plan.entries(of: monday + 14..<monday + 21).isEmpty)
    #expect(plan["l1"]?.content == .leftovers(of: "e1", title: "Soup"))
  }

  @Test func `a copy comes after what is there`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.adding(.dish("Stew"), to: .on(7), newID: { "e2" }))
    plan.apply(try plan.copyingWeek(of: monday, to: monday + 7, newID: { "e3" }))
    #expect(plan.entries(in: .on(7)).map(\.content.title) == ["Stew", "Soup"])
  }

  @Test func `weeks are those of the household, over the end of a year too`() throws {
    let last = try #require(CalendarDay("2024-12-30")).number
    var plan = Plan().applying([.set(.firstWeekday(7))])
    let ids = CountedIDs()
    for day in [last - 1, last, last + 5] {
      plan.apply(
        try plan.adding(.dish("Soup"), to: PlanSlot(day: day, slot: .dinner), newID: ids.next))
    }
    plan.apply(try plan.copyingWeek(of: last + 5, to: last + 7, newID: ids.next))
    #expect(
      plan.entries.map(\.slot.text)
        == [
          "2024-12-29", "2024-12-30", "2025-01-04", "2025-01-05", "2025-01-06", "2025-01-11",
        ].map { $0 + "-dinner" })
  }

  @Test func `a week is not copied onto itself, beyond the calendar, or with one id for two`()
    throws
  {
    let plan = try week()
    #expect(throws: PlanError.sameWeek(monday)) {
      try plan.copyingWeek(of: monday, to: monday + 6, newID: { "x" })
    }
    #expect(throws: PlanError.noSuchDay(CalendarDay.written.upperBound + 1)) {
      try plan.copyingWeek(
        of: monday, to: CalendarDay.written.upperBound, newID: CountedIDs(from: 50).next)
    }
    #expect(throws: PlanError.usedID("x")) {
      try plan.copyingWeek(of: monday, to: monday + 7, newID: { "x" })
    }
  }
}
