import MealModels
import MealPlan
import Testing

@Suite struct PlanLinesTests {
  // R-PLAN-03, R-PLAN-04, R-PLAN-05, R-PLAN-06, R-PLAN-07, R-PLAN-08
  @Test func `a plan is printed by day, slot, title, servings, note and what became of it`() {
    let meals: [PlannedMeal] = [
      .init(
        id: "a", slot: .on(0, .breakfast), content: .dish("Greek yogurt bowl"), servings: 4,
        state: .cooked),
      .init(id: "b", slot: .on(0, .lunch), content: .leftovers(of: "x", title: "")),
      .init(id: "c", slot: .on(0), content: .dish("Sheet-pan salmon + veggies"), isLocked: true),
      .init(
        id: "d", slot: .on(0), position: 1, content: .text("Cake"), servings: 1, eaters: ["Ann"]),
      .init(
        id: "e", slot: .on(1, .breakfast), content: .dish("Overnight oats"), note: "prep tonight"),
      .init(
        id: "f", slot: .on(1), content: .leftovers(of: "c", title: "Salmon"), state: .skipped),
    ]
    let plan = Plan().applying(meals.map(PlanEvent.added))
    let document = PlanDocument(plan, of: monday..<monday + 2, problems: ["Too dear."])
    #expect(
      document.lines == [
        "Mon 2025-05-12", "  Breakfast  ✓ Greek yogurt bowl (4 servings)",
        "  Lunch      ▢ Leftovers",
        "  Dinner     ▢ Sheet-pan salmon + veggies, locked",
        "             ▢ Cake (1 serving), for Ann", "Tue 2025-05-13",
        "  Breakfast  ▢ Overnight oats (prep tonight)", "  Lunch",
        "  Dinner     – Leftovers: Salmon", "! Too dear.",
      ])
  }

  @Test func `a meal's lines list its sides and the eaters without a meal`() {
    let meal = PlannedMeal(id: "a", slot: .on(0), content: .dish("Dal"), eaters: ["Ann"])
    let plan = Plan().applying([.added(meal)])
    let document = PlanDocument(plan, of: monday..<monday + 1, table: ["Ann", "Ben", "Cem"]) {
      .init(
        $0, sides: [.init("rice", title: "Rice"), .init("raita", title: "Raita")],
        without: ["Served without bread."])
    }
    #expect(
      document.lines.suffix(4) == [
        "  Dinner     ▢ Dal, for Ann", "               with Rice, Raita",
        "               Served without bread.", "               Nothing planned for Ben, Cem",
      ])
  }

  @Test func `no line steers a terminal`() {
    let meal = PlannedMeal(
      id: "a", slot: .on(0), content: .text("\u{1B}[2Jx\ny\u{202E}"), note: "a\u{7}\r\nb")
    let plan = Plan().applying([.added(meal)])
    let lines = PlanDocument(plan, of: monday..<monday + 1, problems: ["\u{1B}c"]).lines
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
