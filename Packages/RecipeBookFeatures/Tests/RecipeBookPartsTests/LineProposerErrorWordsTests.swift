import Foundation
import RecipeBookParts
import Testing

@Suite struct LineProposerErrorWordsTests {
  static let lineProposerErrorWords: [(LineProposerError, String)] = [
    (
      .notAllowed,
      "The assistant may not see lines, or has no key; allow it, or enter a key."
    ),
    (.key, "The assistant does not accept the key; enter another one."),
    (.tooOften, "The assistant was asked too often; try again later."),
    (.slow, "The assistant did not answer in time; try again."),
    (.offline, "There is no connection to the assistant; try again when there is one."),
    (.unusable, "The assistant gave no usable answer; correct the lines by hand."),
  ]

  @Test(arguments: lineProposerErrorWords)
  func `an error says what is wrong and what would be right`(
    error: LineProposerError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
