import DesignSystem
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts
import Testing

@Suite struct PlanErrorWordsTests {
  private static let copy = Copy.planningEnglish

  private static let errors: [PlanError] = [
    .unknownEntry("entry-7"), .usedID("entry-7"), .badServings(0),
    .badText(" ", limit: 200), .badText(String(repeating: "a", count: 300), limit: 200),
    .noLeftovers("entry-7"), .noRoomForLeftovers("entry-7"), .noSuchDay(9_999_999),
    .sameWeek(20_000),
    .badSetting(.leftoverLunches(9)),
  ]

  @Test(arguments: errors)
  func `why a plan was not changed is said in words, without any id`(_ error: PlanError) {
    let words = Self.copy.text(for: error)
    #expect(words.contains(" ") && words.hasSuffix("."))
    #expect(!words.contains("entry-7") && !words.contains("plan-error") && !words.contains("{"))
    #expect(words != error.description)
  }
}
