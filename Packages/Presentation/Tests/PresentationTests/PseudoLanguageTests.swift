import DesignSystem
import Layout
import ScreenAudit
import ScreenParts
import Testing

@testable import Presentation

/// The screens in a language that nobody speaks: longer than English, and none of its letters.
@Suite struct PseudoLanguageTests {
  @Test func `it has every text of MealAdvisor`() {
    #expect(CopyTable.english.findings(translating: .english) == [])
    #expect(CopyTable.english.pseudo.findings(translating: .english) == [])
  }

  @Test func `English and what is made of it go through a file`() throws {
    for table in [CopyTable.english, .english.pseudo] {
      #expect(try CopyTable(file: table.fileText, translating: .english) == table)
    }
  }

  @Test(arguments: ScreenCatalogTests.pairs)
  func `no words on a screen come from anywhere but the table`(
    screen: String, state: String
  ) throws {
    let built = try PseudoScreens.catalog.screen(screen, state: state)
    for text in Set(PseudoScreens.texts(of: built)) {
      let rest = PseudoScreens.rest(of: text)
      #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(rest)")
    }
  }

  @Test(arguments: PseudoScreens.catalog.screens.map(\.name))
  func `the names of screens come from the table`(name: String) {
    #expect(name.hasPrefix("["))
  }

  /// Rows whose words the audit finds cut in the longer language, by rule, size and element.
  static let known: Set<String> = []

  @Test(arguments: PseudoScreens.catalog.screens.map(\.id.rawValue))
  func `words that are longer lose no meaning`(screen: String) throws {
    let entry = try #require(PseudoScreens.catalog.screens.first { $0.id.rawValue == screen })
    let audit = Audit(rules: [TruncationRule(), TextClippedRule(), OverlapRule()])
    var found: Set<String> = []
    for state in entry.states {
      let built = state.make(PseudoScreens.catalog.context)
      for size in [ContentSize.l, .ax5] {
        for finding in audit.findings(of: built, in: Conditions(contentSize: size)) {
          found.insert("\(finding.rule) \(size) \(finding.problem.element)")
        }
      }
    }
    #expect(found.subtracting(Self.known) == [])
  }
}
