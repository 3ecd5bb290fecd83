import AssistantFeatures
import AssistantScreens
import DesignSystem
import RecipeAssistant
import Testing

/// Why an assistant proposes nothing, in words.
@Suite struct AssistantWordsTests {
  private let copy = Copy([CopyTable.assistantScreensEnglish])

  @Test(
    arguments: [
      (AssistantError.noKey, "The assistant needs a key."),
      (.keyRefused, "The service refused this key."),
      (.signedOut, "You are signed out of the provider."),
      (.offline, "The assistant cannot be reached."),
      (.declined, "The assistant declined to answer this."),
    ])
  func `each reason has words of its own`(error: AssistantError, words: String) {
    #expect(copy.words(of: error).hasPrefix(words))
  }

  @Test(arguments: [AssistantError.cancelled, .notSecure, .unreadable, .brokenOff])
  func `an error that only developers can fix has a general message`(error: AssistantError) {
    let general: Set = [copy("assistant.failed"), copy("assistant.thrown-away")]
    #expect(general.contains(copy.words(of: error)))
  }
}
