import MealModels
import Testing

@testable import MealPlan

/// When a meal may be marked as cooked, and for how many it is cooked.
@Suite struct CookingDayTests {
  private static let plan = Plan().applying([
    .added(
      PlannedMeal(
        id: "soup", slot: PlanSlot(day: 100, slot: .dinner),
        content: .recipe("soup", title: "Soup"), servings: 2))
  ])
  private static let facts = PlanFacts(
    people: 4, hasRecipe: { _ in true }, servings: { _ in 4 }, breaches: { _, _ in [] })

  @Test(arguments: [(99, false), (100, true), (101, true)])
  func `a meal is cooked on its day or later, never before`(today: Int, isAllowed: Bool) {
    #expect(((try? Self.plan.cooking("soup", on: today)) != nil) == isAllowed)
  }

  @Test func `a meal to come with fewer servings than eaters has a gap, a past one has none`() {
    let days = 99..<102
    #expect(
      Self.plan.servingsGaps(of: days, from: 100, against: Self.facts)
        == ["soup": ServingsGap(cooked: 2, eaten: 4)])
    #expect(Self.plan.servingsGaps(of: days, from: 101, against: Self.facts).isEmpty)
    let fitted = Self.plan.applying([.changed("soup", .servings(4))])
    #expect(fitted.servingsGaps(of: days, from: 100, against: Self.facts).isEmpty)
  }
}
