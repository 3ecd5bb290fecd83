import DesignSystem
import Testing

@testable import ScreenParts

@Suite struct PseudoLanguageTests {
  private let english = CopyTable.sharedEnglish

  @Test(arguments: [
    ("Save", "[Šáṽé]"), ("Remove", "[Ŕéɱóṽé é]"),
    ("Contains {names}.", "[Çóñŧáíñš {names}. ééé]"), ("{first}, {rest}", "[{first}, {rest}]"),
    ("100 %", "[100 % é]"), ("{open", "[{óþéñ é]"),
  ])
  func `a text keeps its parameters under accents, in brackets, with more to it`(
    text: String, words: String
  ) {
    #expect(PseudoWords.text(text) == words)
  }

  @Test func `long texts grow by two fifths`() {
    let text = String(repeating: "long words ", count: 20)
    let grown = PseudoWords.text(text)
    #expect((1.38...1.42).contains(Double(grown.count) / Double(text.count)))
  }

  @Test func `it has every text and no letter of English`() {
    #expect(english.pseudo.findings(translating: english) == [])
    for text in english.pseudo.entries.values.flatMap(\.texts) {
      let words = TextPiece.pieces(of: text).map { piece in
        if case .words(let words) = piece { words } else { "" }
      }
      #expect(!words.joined().contains { $0.isASCII && $0.isLetter }, "\(text)")
    }
  }

  @Test func `it counts as English does`() {
    let copy = Copy([english.pseudo])
    #expect(copy("meal.servings", count: 1) == "[1 šéŕṽíñĝ éé]")
    #expect(copy("meal.servings", count: 4) == "[4 šéŕṽíñĝš éé]")
  }
}
