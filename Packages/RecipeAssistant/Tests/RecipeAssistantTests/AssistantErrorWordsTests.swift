import Foundation
import RecipeAssistant
import Testing

@Suite struct AssistantErrorWordsTests {
  @Test(arguments: [
    (AssistantError.noKey, "The assistant needs a key; enter one, or sign in."),
    (.timedOut(seconds: 90), "The assistant did not answer within 2 minutes."),
    (.notAllowed(.budget), "Sending the budget to the assistant is not allowed; allow it first."),
  ])
  func `an error says the same words printed and localized`(
    error: AssistantError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
