import DesignSystem
import Layout
import Renderers

/// Puts a screen, what lies below it and the shell's own lines together for a window.
struct FrameComposer {
  /// The window.
  var size: WindowSize
  /// What drawings are made of.
  var glyphs: GlyphStyle
  /// The screen on top.
  var front: WindowDrawing
  /// The screen below a sheet or a question.
  var back: WindowDrawing?
  /// The controls of the screen on top.
  var page: Page

  /// Below so many rows, lines are spared.
  static let rowsOfWholeDrawings = 34

  /// Composes the window; the console learns how far it can be scrolled.
  func frame(_ console: inout Console) -> WindowFrame {
    let status = StatusLines(size: size, page: page, console: console)
    let rows = max(1, size.rows - status.lines.count)
    var lines = front.overlay.isEmpty ? body(&console, rows) : sheetOverPage(&console, rows)
    if let panel = shellPanel(&console, rows) { lines = over(lines, panel, rows) }
    lines = lines.prefix(rows) + blank(rows - lines.count)
    var frame = WindowFrame(lines: lines + status.lines)
    frame.cursor = status.cursor.map { (rows + 1, $0) }
    return frame
  }

  /// Everything one after the other, for a terminal that knows no window: the screen, and what is
  /// said of it.
  func printed(_ console: Console) -> (screen: [String], status: [String]) {
    var console = console
    let status = StatusLines(size: size, page: page, console: console)
    let panel = shellPanel(&console, Int(Int16.max))
    let whole = front.overlay.isEmpty ? front.top + front.content : front.overlay
    let lines = panel ?? (whole + front.message + front.bottom)
    return (lines.map(Self.plain), status.lines.map { Self.plain($0.text) })
  }

  private static func plain(_ line: String) -> String {
    let words = line.filter { !FocusMark.all.contains($0) }
    return String(words.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: - Parts

  /// The page with its bars, scrolled.
  private func body(_ console: inout Console, _ rows: Int) -> [WindowFrame.Line] {
    var top = front.top
    if !top.isEmpty { top.append(rule()) }
    let needed = top.count + front.content.count + front.message.count + front.bottom.count
    let overflows = needed + (front.bottom.isEmpty ? 0 : 1) > rows
    let isRuled = overflows || !front.bottom.isEmpty
    let room = rows - top.count - front.message.count - front.bottom.count - (isRuled ? 1 : 0)
    let window = max(1, room)
    scroll(&console, front.content, window)
    let first = console.place.scroll
    let shown = front.content.dropFirst(first).prefix(window)
    let filler = Array(repeating: space, count: max(0, window - shown.count))
    let rest = front.content.count - first - shown.count
    let lines =
      top + shown + filler + front.message + (isRuled ? [rule(rest > 0 ? more(rest) : "")] : [])
      + front.bottom
    return lines.map { WindowFrame.Line(text: $0) }
  }

  /// A sheet or question of the app over the page that it came from.
  private func sheetOverPage(_ console: inout Console, _ rows: Int) -> [WindowFrame.Line] {
    var behind = Console()
    let below = back.map { drawing in
      FrameComposer(size: size, glyphs: glyphs, front: drawing, page: page).body(&behind, rows)
    }
    return over(
      below ?? blank(rows), sheet(&console, rows), rows, isCentered: front.isQuestion)
  }

  /// A sheet or question of the app, scrolled; a line at its end counts what is below.
  private func sheet(_ console: inout Console, _ rows: Int) -> [String] {
    let room = max(1, rows - 2 - front.message.count)
    let overflows = front.overlay.count > room
    let window = max(1, overflows ? room - 1 : room)
    scroll(&console, front.overlay, window)
    let first = console.place.scroll
    let shown = front.overlay.dropFirst(first).prefix(window)
    let rest = front.overlay.count - first - shown.count
    return shown + (overflows ? [rule(rest > 0 ? more(rest) : "")] : []) + front.message
  }

  /// What the shell itself lays over the page.
  private func shellPanel(_ console: inout Console, _ rows: Int) -> [String]? {
    switch console.layer {
    case .page, .entry: return nil
    case .actions(let control, let chosen):
      let names = control.further.enumerated().map { "\($0 + 1)  \($1.label)" }
      return WindowDrawing.panel(
        [control.name] + names, chosen: chosen + 1, columns: size.columns, glyphs: glyphs)
    case .keys(let scroll):
      let lines = WindowDrawing.panel(
        KeyList.lines(page), columns: size.columns, glyphs: glyphs)
      let room = max(1, rows - 1)
      let first = min(scroll, max(0, lines.count - room))
      console.layer = .keys(first)
      return Array(lines.dropFirst(first).prefix(room))
    case .notice(let words):
      return [rule()] + WindowDrawing.plain(words, columns: size.columns)
        + WindowDrawing.plain("Any key goes on.", columns: size.columns)
    }
  }

  /// A panel at the bottom, or a question in the middle, over what is behind it.
  private func over(
    _ below: [WindowFrame.Line], _ panel: [String], _ rows: Int, isCentered: Bool = false
  ) -> [WindowFrame.Line] {
    var lines = (below + blank(max(0, rows - below.count))).map { line in
      WindowFrame.Line(text: line.text.filter { !FocusMark.all.contains($0) }, look: .behind)
    }
    let panel = panel.prefix(rows)
    let start = isCentered ? (rows - panel.count) / 2 : rows - panel.count
    for (index, text) in panel.enumerated() { lines[start + index] = WindowFrame.Line(text: text) }
    return lines
  }

  /// Keeps the chosen control in the window, and the window on the content.
  private func scroll(_ console: inout Console, _ content: [String], _ window: Int) {
    console.pageRows = window
    let last = max(0, content.count - window)
    var first = min(console.place.scroll, last)
    if console.place.followsFocus,
      let top = content.firstIndex(where: { $0.contains(FocusMark.start) }),
      let bottom = content.lastIndex(where: { $0.contains(FocusMark.start) })
    {
      if bottom >= first + window { first = bottom - window + 1 }
      if top < first { first = top }
    }
    console.place.scroll = first
    let marked = content.indices.filter { content[$0].contains(FocusMark.start) }
    console.showsFocus = marked.isEmpty || marked.contains { (first..<first + window).contains($0) }
  }

  private func more(_ count: Int) -> String {
    (glyphs == .drawn ? "▼ " : "v ") + (count == 1 ? "1 more line" : "\(count) more lines")
  }

  private func rule(_ word: String = "") -> String {
    WindowDrawing.rule(word, columns: size.columns, glyphs: glyphs)
  }

  private var space: String { String(repeating: " ", count: size.columns) }

  private func blank(_ count: Int) -> [WindowFrame.Line] {
    Array(repeating: WindowFrame.Line(text: space), count: max(0, count))
  }
}
