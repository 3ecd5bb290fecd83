import DesignSystem
import Foundation
import Testing

@Suite struct DesignSystemErrorWordsTests {
  static let designSystemErrorWords: [(DesignSystemError, String)] = [
    (
      .malformedAction("("),
      "'(' is not an action; an action looks like 'recipe.open?id=tacos'."
    ),
    (
      .rejectedValue("long", slot: .text(maxLength: 3)),
      "'long' does not fit; give a text of at most 3 characters."
    ),
    (
      .rejectedValue("9", slot: .number(1...5)),
      "'9' does not fit; give a number from 1.0 to 5.0."
    ),
    (.rejectedValue("c", slot: .choice(["a", "b"])), "'c' does not fit; give one of a, b."),
    (.rejectedValue("maybe", slot: .toggle), "'maybe' does not fit; give 'on' or 'off'."),
    (
      .rejectedValue("x", slot: .date),
      "'x' does not fit; give a date such as '2026-05-12' or '2026-05-12T18:30'."
    ),
    (.unknownAction("add"), "The control does not carry the action 'add'; use its own."),
  ]

  @Test(arguments: designSystemErrorWords)
  func `an error says what is wrong and what would be right`(
    error: DesignSystemError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
