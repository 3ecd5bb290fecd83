import Foundation
import MealPlan
import Testing

@Suite struct PlanErrorWordsTests {
  @Test(arguments: [
    (PlanError.badServings(0), "0 servings cannot be planned; give 1 to 100."),
    (.badText(" ", limit: 60), "The text is empty; write 1 to 60 characters."),
  ])
  func `a change that was refused says why`(
    error: PlanError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (
      PlanDocumentError(path: "days[0]", reason: "a day is missing; add it"),
      "days[0]: a day is missing; add it"
    )
  ])
  func `a document that was refused names the place`(
    error: PlanDocumentError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
