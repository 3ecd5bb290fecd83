/// Turns frames into output for a terminal; it writes only the changed lines.
///
/// Source of the sequences: ECMA-48 and xterm's control sequences.
struct FrameWriter {
  let style: TerminalStyle
  private var shown: [WindowFrame.Line] = []
  private var isTyping = false

  init(_ style: TerminalStyle) {
    self.style = style
  }

  /// Takes over the whole window: alternate screen, no wrapping, no cursor, bracketed paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"

  /// Restores the window.
  static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"

  /// Forgets the shown frame, so that the next one is written completely.
  mutating func forget() { shown = [] }

  /// The output that replaces the last frame by this one; empty if they are equal.
  mutating func text(for frame: WindowFrame) -> String {
    var text = ""
    if shown.count != frame.lines.count {
      shown = []
      text += "\u{1B}[2J"
    }
    for (index, line) in frame.lines.enumerated()
    where !shown.indices.contains(index) || shown[index] != line {
      // The line is erased before it is written: after its last column is written, erasing would
      // delete that column too.
      text += "\u{1B}[\(index + 1);1H\u{1B}[K" + ink(line) + "\u{1B}[0m"
    }
    shown = frame.lines
    if let cursor = frame.cursor {
      text += "\u{1B}[\(cursor.row);\(cursor.column)H\u{1B}[?25h"
    } else if isTyping {
      text += "\u{1B}[?25l"
    }
    isTyping = frame.cursor != nil
    return text
  }

  private func ink(_ line: WindowFrame.Line) -> String {
    var ink = LineInk(line, style)
    return ink.text()
  }
}
