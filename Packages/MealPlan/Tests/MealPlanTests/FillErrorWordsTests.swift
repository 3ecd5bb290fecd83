import Foundation
import MealModels
import MealPlan
import Testing

@Suite struct FillErrorWordsTests {
  @Test(arguments: [
    (
      FillError.unknownMeal("tacos"),
      "The locked meal 'tacos' is not among the meals to choose from; add it, or unlock it."
    ),
    (
      .unsafeMeal("tacos"),
      "The locked meal 'tacos' breaks a limit of an eater; unlock it, or choose another."
    ),
    (
      .slotNotPlanned(PlanSlot(day: 0, slot: .dinner)),
      "The slot '1970-01-01-dinner' is not planned; lock or reroll a slot of the request."
    ),
    (
      .slotLocked(PlanSlot(day: 0, slot: .dinner)),
      "The slot '1970-01-01-dinner' is locked; unlock it before it is rerolled."
    ),
  ])
  func `an error says what is wrong and what would be right`(
    error: FillError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
