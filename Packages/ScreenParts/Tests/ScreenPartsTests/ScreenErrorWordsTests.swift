import Foundation
import ScreenParts
import Testing

@Suite struct ScreenErrorWordsTests {
  @Test(arguments: [
    (
      PresentationError.unknownScreen("hom", valid: ["home", "recipe"]),
      "There is no screen 'hom'; valid: home, recipe."
    ),
    (
      .unknownState("ful", screen: "home", valid: ["full"]),
      "The screen 'home' has no state 'ful'; valid: full."
    ),
  ])
  func `an unknown screen names the valid ones`(
    error: PresentationError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  static let languageFileErrorWords: [(LanguageFileError, String)] = [
    (
      .noLanguage,
      "The file does not name its language; add a line such as 'language: de'."
    ),
    (
      .unreadable(line: 4),
      "Line 4 is not 'key = text'; write one text a line, and begin comments with '#'."
    ),
    (
      .unknownPlural("two", line: 2, valid: ["oneOther"]),
      "Line 2: there is no plural rule 'two'; valid: oneOther."
    ),
    (
      .unknownForm("fwe", line: 5, valid: ["one", "few"]),
      "Line 5: there is no form 'fwe'; valid: one, few."
    ),
    (.repeated("a", line: 6), "Line 6 gives 'a' again; keep one of its texts or forms."),
    (
      .doesNotTranslate([.missing("a"), .unknown("b")]),
      "The words cannot replace the original ones. 'a' is not translated; add it. The original "
        + "has no text 'b'; remove it."
    ),
    (
      .doesNotTranslate([.placeholders("a", missing: ["n"], unknown: ["m"])]),
      "The words cannot replace the original ones. 'a' lacks {n} and has unknown {m}; use those "
        + "of the original."
    ),
    (
      .doesNotTranslate([.forms("a", missing: [.few]), .notCounted("b")]),
      "The words cannot replace the original ones. 'a' lacks the forms few; add them. 'b' has "
        + "forms, but the original counts nothing; give one text."
    ),
  ]

  @Test(arguments: languageFileErrorWords)
  func `an error in a language file names the line or key`(
    error: LanguageFileError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
