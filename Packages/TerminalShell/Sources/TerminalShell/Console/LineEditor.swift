import PrintedText
import Renderers

/// A text that is typed on one line; pasted lines stay separate if allowed.
struct LineEditor: Equatable {
  /// The text so far.
  private(set) var text: [Character]
  /// The position of the next character, from 0 to the end.
  private(set) var cursor: Int
  /// The maximum number of characters.
  let limit: Int
  /// Whether the text may have several lines.
  let keepsLines: Bool

  init(_ text: String, limit: Int, keepsLines: Bool = false) {
    self.text = Array(text.prefix(limit))
    self.limit = limit
    self.keepsLines = keepsLines
    cursor = self.text.count
  }

  /// The text as one string.
  var string: String { String(text) }

  /// Handles a key; returns false if the text is full and a part was dropped.
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

  /// Inserts as many characters as fit, without control characters; returns false if a part was
  /// dropped.
  private mutating func insert(_ added: String) -> Bool {
    let clean = Array(keepsLines ? added.asCleanLines : PlainText.cleaned(added))
    let fitting = clean.prefix(max(0, limit - text.count))
    text.insert(contentsOf: fitting, at: cursor)
    cursor += fitting.count
    return fitting.count == clean.count
  }
}

extension String {
  /// The text without control characters and with uniform line ends.
  var asCleanLines: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { PlainText.cleaned(String($0)) }.joined(separator: "\n")
  }
}
