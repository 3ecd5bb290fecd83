import Foundation
import SuggestionEngine
import Testing

@Suite struct SuggestionSourceErrorWordsTests {
  static let suggestionSourceErrorWords: [(SuggestionSourceError, String)] = [
    (
      .offline,
      "There is no connection to the source of suggestions; try again when there is one."
    ),
    (
      .timedOut(seconds: 9),
      "The source of suggestions did not answer within 9 seconds; try again."
    ),
    (
      .invalidAnswer,
      "The source answered with something that is not a suggestion; try another source."
    ),
    (.unavailable, "The source cannot suggest now; try again later."),
    (.interrupted, "The suggestion was cancelled."),
    (.failed, "The source of suggestions failed; try again, or use another source."),
  ]

  @Test(arguments: suggestionSourceErrorWords)
  func `an error says what is wrong and what would be right`(
    error: SuggestionSourceError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
