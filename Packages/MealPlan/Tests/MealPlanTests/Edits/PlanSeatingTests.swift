import MealModels
import Testing

@testable import MealPlan

/// Who eats an entry, when it is planned again, and weeks that are kept.
@Suite struct PlanSeatingTests {
  private let facts = PlanFacts(
    people: 4, hasRecipe: { _ in true }, servings: { _ in 2 }, breaches: { _, _ in [] })

  private func plan(servings: Int?) -> Plan {
    var plan = Plan()
    plan.apply(
      .added(
        PlannedMeal(
          id: "e1", slot: .on(0), content: .recipe("soup", title: "Soup"), servings: servings)))
    return plan
  }

  @Test("Servings follow the eaters and guests, unless a person set another number")
  func servings() throws {
    var plan = plan(servings: 4)
    plan.apply(try plan.seating("e1", eaters: [], guests: 2, against: facts))
    #expect(plan["e1"]?.servings == 6 && plan["e1"]?.guests == 2)
    plan.apply(try plan.seating("e1", eaters: ["Ann"], guests: 0, against: facts))
    #expect(plan["e1"]?.servings == 1)
    plan = self.plan(servings: 8)
    plan.apply(try plan.seating("e1", eaters: ["Ann"], guests: 2, against: facts))
    #expect(plan["e1"]?.servings == 8)
    plan = self.plan(servings: nil)
    plan.apply(try plan.seating("e1", eaters: [], guests: 1, against: facts))
    #expect(plan["e1"]?.servings == 5)
  }

  @Test("Guests come for one day: a repeated meal is cooked without them")
  func repeatingWithGuests() throws {
    var plan = plan(servings: 4)
    plan.apply(try plan.seating("e1", eaters: [], guests: 2, against: facts))
    let events = try plan.repeating(
      "e1", PlanRepeat([2, 3]), from: .on(0), newID: CountedIDs(from: 10).next)
    plan.apply(events)
    let copies = plan.entries.filter { $0.id != "e1" }
    #expect(copies.count == 2 && copies.allSatisfy { $0.guests == 0 && $0.servings == 4 })
    #expect(plan["e1"]?.guests == 2)
  }

  @Test("Servings for leftovers are kept when guests come")
  func leftovers() throws {
    var plan = plan(servings: 8)
    plan.apply(
      .added(
        PlannedMeal(
          id: "e2", slot: .on(1, .lunch), content: .leftovers(of: "e1", title: "Soup"))))
    plan.apply(try plan.seating("e1", eaters: [], guests: 3, against: facts))
    #expect(plan["e1"]?.servings == 11)
  }

  @Test("The number of guests stays in its range, and the same seats change nothing")
  func bounds() throws {
    let plan = plan(servings: 4)
    #expect(try plan.seating("e1", eaters: [], guests: 0, against: facts) == [])
    #expect(try plan.changing("e1", .guests(900)) == [.changed("e1", .guests(50))])
    #expect(throws: PlanError.unknownEntry("e9")) {
      try plan.seating("e9", eaters: [], guests: 1, against: facts)
    }
  }

  @Test("A meal is repeated on the chosen weekdays, and what is planned stays")
  func repeating() throws {
    var plan = plan(servings: 4)
    let monday = plan.settings.week(of: PlanSlot.on(0).day).lowerBound
    let first = PlanSlot(day: monday, slot: .breakfast)
    let wednesday = PlanSlot(day: monday + 2, slot: .dinner)
    plan.apply(.added(PlannedMeal(id: "e2", slot: wednesday, content: .text("Out"))))
    var number = 10
    func newID() -> PlannedMealID {
      number += 1
      return PlannedMealID(rawValue: "n\(number)")
    }
    for (weeks, isBeside) in [(1, false), (4, false), (4, true)] {
      let rule = PlanRepeat(PlanRepeat.workdays, weeks: weeks, isBeside: isBeside)
      let slots = try plan.slots(repeating: "e1", rule, from: first)
      #expect(slots.taken == [wednesday])
      let own = CalendarDay(PlanSlot.on(0).day).weekday <= 5 ? 1 : 0
      #expect(slots.free.count == 5 * weeks - 1 - own)
      let after = plan.applying(try plan.repeating("e1", rule, from: first, newID: newID))
      #expect(after.entries(in: wednesday).count == (isBeside ? 2 : 1))
      #expect(after.entries.count == 2 + slots.free.count + (isBeside ? 1 : 0))
    }
    let over = PlanSlot(day: monday + 30, slot: .dinner)
    #expect(try plan.repeating("e1", PlanRepeat([1]), from: over, newID: newID) == [])
  }

  @Test("A kept week is planned again on its weekdays, whatever day the week begins on")
  func templates() throws {
    var plan = plan(servings: 4)
    plan.apply(
      .added(
        PlannedMeal(
          id: "e2", slot: .on(1, .lunch), content: .leftovers(of: "e1", title: "Soup"))))
    plan.apply(try plan.changing("e1", .state(.cooked)))
    plan.apply(try plan.keepingWeek(of: PlanSlot.on(0).day, as: " Busy ") { "w1" })
    let template = try #require(plan.templates.first)
    #expect(template.name == "Busy" && template.meals.count == 2)
    #expect(throws: PlanError.badText(" ", limit: 60)) {
      try plan.keepingWeek(of: PlanSlot.on(0).day, as: " ") { "w2" }
    }
    for weekday in [1, 7] {
      var other = plan.applying(try plan.setting(.firstWeekday(weekday)))
      let day = PlanSlot.on(14).day
      var number = 0
      let events = try other.planning(template, inWeekOf: day) {
        number += 1
        return PlannedMealID(rawValue: "n\(weekday)-\(number)")
      }
      other.apply(events)
      let week = other.entries(of: other.settings.week(of: day))
      #expect(week.map(\.state) == [.planned, .planned])
      #expect(
        Set(week.map { CalendarDay($0.slot.day).weekday })
          == Set(template.meals.map { $0.slot.day + 1 }))
    }
    plan.apply(try plan.keepingWeek(of: PlanSlot.on(0).day, as: "Busy") { "w3" })
    #expect(plan.templates.count == 1)
    plan.apply(plan.deletingTemplate("w1"))
    #expect(plan.templates.isEmpty && plan.deletingTemplate("w1").isEmpty)
  }
}
