import Testing
@testable import MealPlan
@Test func `a week begins on its first weekday`() { #expect(PlanSettings().week(of: 0) == -3..<4) }
