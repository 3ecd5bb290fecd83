import EaterMeals
import Foundation
import Testing

@Suite struct ErrorWordsTests {
  @Test(arguments: [
    (
      CalendarError.notAllowed,
      "This app may not use the calendar; allow it in the settings of the system."
    ),
    (
      .unavailable,
      "There is no calendar, or it did not accept the appointment; try again later."
    ),
  ])
  func `an appointment that was not added says why`(
    error: CalendarError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (
      UnreadableLimits(["allergies"]),
      "A stored limit cannot be read, so no meal is known to be safe: allergies. Set diets and "
        + "allergies again."
    )
  ])
  func `limits that cannot be read are named`(
    error: UnreadableLimits, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
