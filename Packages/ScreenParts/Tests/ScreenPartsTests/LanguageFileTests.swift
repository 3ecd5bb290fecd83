import DesignSystem
import Testing

@testable import ScreenParts

@Suite struct LanguageFileTests {
  static let german = """
    # Was auf Knöpfen steht.
    language: de
    plural: oneOther

    control.close = Schließen
    meal.servings[one] = {count} Portion
      meal.servings[other]={count} Portionen = alles
    """

  static let english = CopyTable(
    language: "en",
    entries: [
      "control.close": "Close",
      "meal.servings": .plural(one: "{count} serving", other: "{count} servings"),
    ])

  @Test func `a language is a file of keys and texts`() throws {
    let table = try CopyTable(file: Self.german, translating: Self.english)
    #expect(table.language == "de")
    #expect(table.pluralRule == .oneOther)
    #expect(
      table.entries == [
        "control.close": "Schließen",
        "meal.servings": .plural(one: "{count} Portion", other: "{count} Portionen = alles"),
      ])
    #expect(Copy([table])("meal.servings", count: 2) == "2 Portionen = alles")
  }

  @Test(arguments: [CopyTable.sharedEnglish, CopyTable.sharedEnglish.pseudo])
  func `a table that is written and read is the same`(table: CopyTable) throws {
    #expect(try CopyTable(file: table.fileText) == table)
    #expect(table.findings(translating: .sharedEnglish) == [])
  }

  @Test(arguments: [
    ("a.b = c", LanguageFileError.noLanguage),
    ("language: ", .unreadable(line: 1)),
    ("language: de\nwhat is this", .unreadable(line: 2)),
    ("language: de\ncolour: red", .unreadable(line: 2)),
    ("language: de\n= nothing", .unreadable(line: 2)),
    (
      "plural: two",
      .unknownPlural("two", line: 1, valid: ["none", "oneOther", "zeroOneOther", "slavic"])
    ),
    (
      "a.b[some] = c",
      .unknownForm("some", line: 1, valid: ["zero", "one", "two", "few", "many", "other"])
    ),
    ("a.b = c\na.b = d", .repeated("a.b", line: 2)),
    ("a.b[one] = c\n\na.b[one] = d", .repeated("a.b", line: 3)),
    ("a.b = c\na.b[one] = d", .repeated("a.b", line: 2)),
    ("a.b[one] = c\na.b = d", .repeated("a.b", line: 2)),
  ])
  func `a file that cannot be read names the line`(text: String, error: LanguageFileError) {
    #expect(throws: error) { try CopyTable(file: text) }
  }

  static let original = CopyTable(
    language: "en",
    entries: [
      "a.plain": "Close", "a.named": "Limits of {name}",
      "a.counted": .plural(one: "one more {thing}", other: "{count} more {thing}"),
      "a.selected": "{count} selected",
    ])

  static let sound = "language: ru\nplural: slavic\na.plain = x\na.named = {name}\n"
  static let counted = ["one", "few", "many", "other"].map { "a.counted[\($0)] = {thing}\n" }
    .joined()
  static let selected = "a.selected = {count}\n"

  @Test(
    arguments: [
      (sound + counted + selected, []),
      (sound + selected, [.missing("a.counted")]),
      (sound + counted + selected + "b.new = x", [.unknown("b.new")]),
      (
        sound + counted + "a.selected = {number}",
        [.placeholders("a.selected", missing: ["count"], unknown: ["number"])]
      ),
      (
        sound + selected + "a.counted[one] = {thing}\na.counted[other] = {count}",
        [
          .forms("a.counted", missing: [.few, .many]),
          .placeholders("a.counted", missing: ["thing"], unknown: []),
        ]
      ),
      (
        "language: de\na.plain[one] = x\na.named = {name} {\na.counted = {thing}\n" + selected,
        [.notCounted("a.plain")]
      ),
    ] as [(String, [TranslationFinding])])
  func `each difference between a language file and English is named`(
    text: String, findings: [TranslationFinding]
  ) throws {
    #expect(try CopyTable(file: text).findings(translating: Self.original) == findings)
    if findings.isEmpty {
      _ = try CopyTable(file: text, translating: Self.original)
    } else {
      #expect(throws: LanguageFileError.doesNotTranslate(findings)) {
        try CopyTable(file: text, translating: Self.original)
      }
    }
  }
}
