import PrintedText
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("a", 1), ("日", 2), ("🍽️", 2), ("👩‍👩‍👧‍👦", 2), ("e\u{301}", 1), ("\u{200B}", 0), ("✓", 1), ("⏱️", 2),
  ])
  func `a character takes its columns`(character: Character, columns: Int) {
    #expect(CharacterWidth.columns(character) == columns)
  }

  @Test func `emoji joiners survive cleaning`() {
    #expect(PlainText.cleaned("👩‍👩‍👧‍👦") == "👩‍👩‍👧‍👦")
    #expect(PlainText.cleaned("⏱️") == "⏱️")
  }

  @Test func `controls are gone and lines stay`() {
    #expect(PlainText.cleaned("a\u{1B}[2J\u{202E}b\nc") == "a[2Jb c")
    #expect(PlainText.cleanedLines("a\u{7}\n\nb\u{9B}") == "a\n\nb")
  }

  @Test func `a long word is quoted as far as it is of use`() {
    #expect(PlainText.quoted("tacos") == "'tacos'")
    #expect(PlainText.quoted("tacos\u{7}", longest: 4) == "'taco…'")
  }
}
