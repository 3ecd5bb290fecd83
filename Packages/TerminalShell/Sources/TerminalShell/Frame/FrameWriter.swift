/// Turns frames into what a terminal is sent: only the lines that changed.
///
/// Source of the sequences: ECMA-48 and xterm's control sequences.
struct FrameWriter {
  let style: TerminalStyle
  private var shown: [WindowFrame.Line] = []
  private var isTyping = false

  init(_ style: TerminalStyle) {
    self.style = style
  }

  /// Takes over the whole window: its own page, no wrapping, no cursor, pasted text in brackets.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J"

  /// Gives the window back as it was.
  static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"

  /// Forgets what is shown, so that the next frame is written whole.
  mutating func forget() { shown = [] }

  /// What shows this frame in the place of the last one; empty when nothing changed.
  mutating func text(for frame: WindowFrame) -> String {
    var text = ""
    if shown.count != frame.lines.count {
      shown = []
      text += "\u{1B}[2J"
    }
    for (index, line) in frame.lines.enumerated()
    where !shown.indices.contains(index) || shown[index] != line {
      // Erased first: after its last column was written, that column would be erased too.
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
