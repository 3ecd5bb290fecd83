import PrintedText
import Renderers

/// One line of text that is being typed.
struct LineEditor: Equatable {
  /// The text so far.
  private(set) var text: [Character]
  /// Where the next character goes, 0 to the end.
  private(set) var cursor: Int
  /// How many characters fit.
  let limit: Int

  init(_ text: String, limit: Int) {
    self.text = Array(text.prefix(limit))
    self.limit = limit
    cursor = self.text.count
  }

  /// The text as one string.
  var string: String { String(text) }

  /// Does what a key says; false when the text is full, so that something was left out.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): return insert(String(character))
    case .paste(let pasted, let isCut): return insert(pasted) && !isCut
    case .backspace:
      guard cursor > 0 else { return true }
      cursor -= 1
      text.remove(at: cursor)
    case .delete: if cursor < text.count { text.remove(at: cursor) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .control("u"):
      text.removeFirst(cursor)
      cursor = 0
    default: break
    }
    return true
  }

  /// Puts in as much as fits, on one line and without what steers a terminal.
  private mutating func insert(_ added: String) -> Bool {
    let clean = Array(PlainText.cleaned(added))
    let fitting = clean.prefix(max(0, limit - text.count))
    text.insert(contentsOf: fitting, at: cursor)
    cursor += fitting.count
    return fitting.count == clean.count
  }
}
