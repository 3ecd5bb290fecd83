import DesignSystem
import Layout
import Renderers

/// Composes the content of a window from a screen, the screen below it and the shell's own lines.
struct FrameComposer {
  /// The size of the window.
  var size: WindowSize
  /// The style of drawings.
  var glyphs: GlyphStyle
  /// The screen on top.
  var front: WindowDrawing
  /// The screen below a sheet or a question; nil if there is none.
  var back: WindowDrawing?
  /// The controls of the screen on top.
  var page: Page

  /// If a window has fewer rows, empty lines are dropped.
  static let rowsOfWholeDrawings = 34
  /// If a window has fewer rows, the empty lines between words and the bars are dropped too.
  static let rowsOfBars = 16
  /// The maximum number of rows of a picture.
  static let rowsOfPictures = 18
  /// The maximum width of a drawing: wider lines are hard to read, and the texts at their ends are
  /// far apart.
  static let widestColumns = 88

  /// The maximum width of a table: in a wider table, the columns are only farther apart.
  static let widestTable = 168

  /// The width of drawings in a window; the rest is empty on both sides.
  ///
  /// - Parameter root: the drawn tree; nil for a tree without a table.
  static func columns(in size: WindowSize, of root: Element? = nil) -> Int {
    let isTable =
      size.columns >= WindowDrawing.columnsOfTables && root.map(WindowDrawing.hasTable) == true
    return min(isTable ? widestTable : widestColumns, max(20, size.columns))
  }

  /// Composes the window; sets the console's scroll range.
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

  /// All content in sequence, for a terminal without a window: the screen, and the status lines.
  func printed(_ console: Console) -> (screen: [String], status: [String]) {
    var console = console
    let status = StatusLines(size: size, page: page, console: console)
    let panel = shellPanel(&console, Int(Int16.max))?.map(\.text)
    let whole = front.overlay.isEmpty ? front.top + front.content : front.overlay
    let lines = panel ?? (whole + front.message + front.bottom)
    return (lines.map(Self.plain), status.lines.map { Self.plain($0.text) })
  }

  private static func plain(_ line: String) -> String {
    String(DrawingMark.removed(from: line).reversed().drop { $0 == " " }.reversed())
  }

  // MARK: - Parts

  /// The page with its bars, at its scroll position.
  private func body(_ console: inout Console, _ rows: Int) -> [WindowFrame.Line] {
    var top = front.top
    var page = front.content
    if !top.isEmpty, size.rows >= Self.rowsOfBars { top.append(rule()) }
    // In a low window, a bar of several lines scrolls with the page.
    if size.rows < Self.rowsOfBars, top.count > 1 { (top, page) = ([], top + page) }
    let bottom = bottomBar(rows)
    let room = rows - top.count - front.message.count - bottom.count
    let content = spared(page, room - (bottom.isEmpty ? 0 : 1))
    let isRuled = content.count > room || !bottom.isEmpty
    let window = max(1, room - (isRuled ? 1 : 0))
    scroll(&console, content, window)
    let first = console.place.scroll
    let shown = content.dropFirst(first).prefix(window)
    let filler = Array(repeating: space, count: max(0, window - shown.count))
    let rest = content.count - first - shown.count
    let lines =
      top + shown + filler + front.message + (isRuled ? [rule(rest > 0 ? more(rest) : "")] : [])
      + bottom
    return lines.map(line)
  }

  /// The bar at the bottom.
  ///
  /// A low window has it only if it is small, or while one of its controls is chosen.
  private func bottomBar(_ rows: Int) -> [String] {
    let isChosen = front.bottom.contains { $0.contains(FocusMark.start) }
    guard size.rows < Self.rowsOfBars, front.bottom.count * 5 > rows, !isChosen else {
      return front.bottom
    }
    return []
  }

  /// Drops empty lines if more words fit the window without them.
  private func spared(_ content: [String], _ room: Int) -> [String] {
    guard content.count > room, size.rows < Self.rowsOfWholeDrawings else { return content }
    let words = content.filter { line in line.contains { $0 != " " } }
    guard size.rows >= Self.rowsOfBars else { return words }
    guard words.count <= room else { return content }
    // As many empty lines are kept as fit, starting at the top.
    var blanks = room - words.count
    return content.filter { line in
      if line.contains(where: { $0 != " " }) { return true }
      blanks -= 1
      return blanks >= 0
    }
  }

  /// A sheet or question of the app over its page.
  private func sheetOverPage(_ console: inout Console, _ rows: Int) -> [WindowFrame.Line] {
    var behind = Console()
    let below = back.map { drawing in
      FrameComposer(size: size, glyphs: glyphs, front: drawing, page: page).body(&behind, rows)
    }
    return over(
      below ?? blank(rows), sheet(&console, rows).map(line), rows, isCentered: front.isQuestion)
  }

  /// A sheet or question of the app, at its scroll position; a line at its end shows the number of
  /// lines below.
  private func sheet(_ console: inout Console, _ rows: Int) -> [String] {
    let room = max(1, rows - (size.rows < Self.rowsOfBars ? 0 : 2) - front.message.count)
    let overflows = front.overlay.count > room
    let window = max(1, overflows ? room - 1 : room)
    scroll(&console, front.overlay, window)
    let first = console.place.scroll
    let shown = front.overlay.dropFirst(first).prefix(window)
    let rest = front.overlay.count - first - shown.count
    return shown + (overflows ? [rule(rest > 0 ? more(rest) : "")] : []) + front.message
  }

  /// The shell's own layer over the page; nil if there is none.
  private func shellPanel(_ console: inout Console, _ rows: Int) -> [WindowFrame.Line]? {
    switch console.layer {
    case .page, .entry: return nil
    case .actions(let control, let chosen):
      let names = control.further.enumerated().map { "\($0 + 1)  \($1.label)" }
      return panel([control.name] + names, chosen: chosen + 1)
    case .keys(let scroll):
      let lines = panel(KeyList.lines(page))
      let room = max(1, rows - 1)
      let first = min(scroll, max(0, lines.count - room))
      console.layer = .keys(first)
      return Array(lines.dropFirst(first).prefix(room))
    case .notice(let words):
      let said = [words, "Press any key to continue."].flatMap { words in
        WindowDrawing.plain(words, columns: size.columns)
      }
      return ([WindowDrawing.rule(columns: size.columns, glyphs: glyphs)] + said)
        .map { WindowFrame.Line(text: $0) }
    case .leaving(let unfinished):
      return panel(
        ["If the app closes now, this is lost:"] + unfinished
          + ["Press q to close it anyway, any other key to stay."])
    }
  }

  private func panel(_ paragraphs: [String], chosen: Int? = nil) -> [WindowFrame.Line] {
    WindowDrawing.panel(paragraphs, chosen: chosen, columns: columns, glyphs: glyphs).map(line)
  }

  /// A panel at the bottom, or a question in the middle, over the lines behind it.
  private func over(
    _ below: [WindowFrame.Line], _ panel: [WindowFrame.Line], _ rows: Int,
    isCentered: Bool = false
  ) -> [WindowFrame.Line] {
    var lines = (below + blank(max(0, rows - below.count))).map { line in
      var line = line
      line.text = line.text.filter { !FocusMark.all.contains($0) }
      line.look = .behind
      return line
    }
    let panel = panel.prefix(rows)
    let start = isCentered ? (rows - panel.count) / 2 : rows - panel.count
    for (index, line) in panel.enumerated() { lines[start + index] = line }
    return lines
  }

  /// Keeps the chosen control visible, and the scroll position within the content.
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

  // MARK: - Lines

  /// The width of the drawings.
  private var columns: Int { front.columns }

  /// A centred line of a drawing, with its pictures.
  private func line(_ text: String) -> WindowFrame.Line {
    let room = max(0, size.columns - columns)
    let left = String(repeating: " ", count: room / 2)
    let right = String(repeating: " ", count: room - room / 2)
    return WindowFrame.Line(text: left + text + right, strips: front.strips(in: text))
  }

  private func more(_ count: Int) -> String {
    (glyphs == .drawn ? "▼ " : "v ") + (count == 1 ? "1 more line" : "\(count) more lines")
  }

  private func rule(_ word: String = "") -> String {
    WindowDrawing.rule(word, columns: columns, glyphs: glyphs)
  }

  private var space: String { String(repeating: " ", count: columns) }

  private func blank(_ count: Int) -> [WindowFrame.Line] {
    Array(repeating: line(space), count: max(0, count))
  }
}
