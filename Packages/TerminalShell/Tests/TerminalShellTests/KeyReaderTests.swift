import Testing

@testable import TerminalShell

@Suite struct KeyReaderTests {
  @Test(
    arguments: [
      ("a", [Key.character("a")]), ("\r", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
      ("\u{7F}", [.backspace]), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]),
      ("\u{1B}[5~", [.pageUp]), ("\u{1B}[3~", [.delete]), ("\u{1B}[1;5C", [.right]),
      ("\u{3}", [.control("c")]), ("é", [.character("é")]), ("🍲", [.character("🍲")]),
      ("\u{1B}[99~", [.unknown]), ("\u{1B}q", [.escape, .character("q")]),
      ("\u{1B}\u{3}", [.escape, .control("c")]), ("\u{0}", [.unknown]),
      ("ab\u{1B}[B", [.character("a"), .character("b"), .down]),
    ])
  func `bytes become keys, whole or one by one`(text: String, keys: [Key]) {
    var whole = KeyReader()
    #expect(whole.read(text.utf8) == keys)
    var pieces = KeyReader()
    #expect(text.utf8.flatMap { pieces.read([$0]) } == keys)
    #expect(!pieces.isWaiting)
  }

  @Test func `a lone escape waits until nothing follows`() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]).isEmpty)
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.escape])
    #expect(reader.flush().isEmpty)
  }

  @Test func `a flood of characters that is not marked as pasted presses nothing either`() {
    let typed = Array(repeating: Key.character("d"), count: 64)
    #expect(KeyReader.typed(typed) == typed)
    let flood = typed + [.enter, .character("a")]
    #expect(
      KeyReader.typed(flood)
        == [.paste(String(repeating: "d", count: 64) + " a", isCut: false)])
  }

  @Test func `a paste whose end got lost ends by itself`() {
    var reader = KeyReader()
    #expect(reader.read("\u{1B}[200~milk".utf8).isEmpty)
    #expect(reader.isPasting)
    #expect(reader.flush() == [.paste("milk", isCut: true)])
    #expect(reader.read("q".utf8) == [.character("q")])
  }

  @Test func `bytes that are no text are dropped and what follows is read`() {
    var reader = KeyReader()
    #expect(reader.read([0xFF, 0xC3, 0x28, 0x80, 0x61]) == [.character("("), .character("a")])
  }

  @Test(arguments: [7, 4_096, 2_000_000])
  func `a paste of 1 MB comes as one key, cut, and nothing in it is a key`(piece: Int) {
    let text = "\u{1B}[200~" + String(repeating: "q\r\u{3}", count: 350_000) + "\u{1B}[201~z"
    let bytes = Array(text.utf8)
    var reader = KeyReader()
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      keys += reader.read(bytes[start..<min(bytes.count, start + piece)])
    }
    guard case .paste(let pasted, let isCut) = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect(isCut)
    #expect(pasted.utf8.count == KeyReader.longestPaste)
    #expect(keys.dropFirst() == [.character("z")])
  }
}
