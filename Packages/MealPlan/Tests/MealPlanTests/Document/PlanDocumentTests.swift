import MealModels
import PrintedText
import Testing

@testable import MealPlan

@Suite struct PlanDocumentTests {
  private func document(_ plan: Plan) -> PlanDocument {
    PlanDocument(plan, of: monday - 7..<monday + 7)
  }

  @Test func `a week is written day by day and slot by slot, with all of its entries`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(
      try plan.adding(
        .leftovers(of: "e1", title: "Soup"), to: .on(1, .lunch), servings: 2, eaters: ["Ann"],
        note: "warm up", newID: { "l1" }))
    let document = PlanDocument(
      plan, of: plan.settings.week(of: monday + 2),
      budget: .init(weekly: Money(hundredths: 7500), cost: Money(hundredths: 4321)),
      problems: ["The week is short."], table: ["Ann", "Ben"]
    ) { meal in
      meal.id == "e1"
        ? .init(
          meal, reasons: ["quick"], sides: [.init("rye-bread", title: "Rye Bread")],
          without: ["No salad."])
        : .init(meal)
    }
    let days = document.json.lineText
    #expect(days.hasPrefix(#"{"week": "2025-05-12", "days": [{"date": "2025-05-12", "slots": ["#))
    let dinner = [
      #"{"slot": "dinner", "entries": [{"id": "e1", "content": {"recipe": "soup", "title": "#,
      #""Soup"}, "servings": null, "eaters": [], "note": "", "state": "planned", "cooked": "#,
      #"null, "locked": false, "accepted": [], "position": 0, "reasons": ["quick"], "sides": "#,
      #"[{"id": "rye-bread", "title": "Rye Bread"}], "without": ["No salad."], "warnings": []}], "#,
      #""unserved": []}"#,
    ]
    #expect(days.contains(dinner.joined()))
    #expect(days.contains(#""sides": [], "without": [], "warnings": []}], "unserved": ["Ben"]}"#))
    #expect(
      days.contains(
        #"{"slot": "lunch", "entries": [{"id": "l1", "content": {"leftoversOf": "e1", "title": "#
          + #""Soup"}, "servings": 2, "eaters": ["Ann"], "note": "warm up""#))
    #expect(
      days.hasSuffix(
        #""budget": {"weekly": {"hundredths": 7500, "currency": "USD"}, "cost": {"hundredths": "#
          + #"4321, "currency": "USD"}}, "problems": ["The week is short."]}"#))
    #expect(document.days.count == 7 && document.days.allSatisfy { $0.slots.count == 3 })
    #expect(try PlanDocument(reading: document.json.text) == document)
  }

  @Test func `snacks are listed where there are some, and many days only where they have entries`()
    throws
  {
    let plan = Plan().applying([
      .added(PlannedMeal(id: "a", slot: .on(0, .snack), content: .text("Cake"))),
      .added(PlannedMeal(id: "b", slot: .on(400), content: .text("Cake"))),
    ])
    let document = PlanDocument(plan, of: Range(CalendarDay.written))
    #expect(document.days.map(\.number) == [monday, monday + 400])
    #expect(document.days[0].slots.map(\.slot) == [.breakfast, .lunch, .snack, .dinner])
    #expect(document.days[1].slots.map(\.slot) == PlanSlot.usual)
    #expect(document.week == monday)
    #expect(PlanDocument(Plan(), of: Range(CalendarDay.written)).days.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `a written plan reads back the same, and reading it again changes nothing`(seed: Int) throws
  {
    var source = RandomPlan(seed: seed)
    var plan = Plan()
    for _ in 0..<source.number(0...60) {
      let event = source.event()
      if case .set = event { continue }
      plan.apply(event)
    }
    let written = document(plan).json.text
    let read = try PlanDocument(reading: written)
    let copy = Plan().applying(Plan().importing(read))
    #expect(copy.entries == plan.entries)
    #expect(document(copy).json == document(plan).json)
    #expect(plan.importing(read) == [])
    #expect(copy.importing(read) == [])
  }

  @Test(arguments: 0..<60)
  func `importing makes the named entries as the document has them, and leaves the others`(
    seed: Int
  ) throws {
    var source = RandomPlan(seed: seed)
    let plans = (0..<2).map { _ in
      Plan().applying((0..<30).map { _ in source.event() })
    }
    let document = document(plans[0])
    let named = Set(plans[0].entries.map(\.id))
    let merged = plans[1].applying(plans[1].importing(document))
    for meal in plans[0].entries { #expect(merged[meal.id] == meal) }
    let others = plans[1].entries.filter { !named.contains($0.id) }
    #expect(merged.entries.filter { !named.contains($0.id) } == others)
    #expect(merged.settings == plans[1].settings)
    #expect(merged.importing(document) == [])
  }

  @Test func `a known id is changed field by field, and one that was removed comes back`() throws {
    var plan = try Plan.of("Soup", "Stew")
    let document = PlanDocument(plan, of: monday..<monday + 7)
    plan.apply(try plan.changing("e1", .note("x")))
    plan.apply(try plan.changing("e2", .isRemoved(true)))
    #expect(
      plan.importing(document)
        == [.changed("e1", .note("")), .changed("e2", .isRemoved(false))])
  }
}
