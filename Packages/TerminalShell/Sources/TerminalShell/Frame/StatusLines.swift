import Layout
import PrintedText
import Renderers

/// The lowest lines of the window: what is chosen or was said, and the keys.
struct StatusLines {
  /// The lines, one or two by the height of the window.
  let lines: [WindowFrame.Line]
  /// The column where text is typed in the first of them, counted from one.
  let cursor: Int?

  init(size: WindowSize, page: Page, console: Console) {
    let columns = size.columns
    let keys = WindowFrame.Line(
      text: Self.fitted(Self.keys(console, page, columns), columns), look: .bar)
    guard case .entry(let control, let editor) = console.layer else {
      let focus = page.control(console.place.focus)?.spoken ?? ""
      let words = WindowFrame.Line(text: Self.fitted(console.remark ?? focus, columns))
      lines = size.rows >= 16 || console.remark != nil ? [words, keys] : [keys]
      cursor = nil
      return
    }
    let prompt = Self.prompt(control, columns)
    let (shown, column) = Self.window(control, editor, columns - prompt.count)
    lines = [
      WindowFrame.Line(text: Self.fitted(prompt + shown, columns)),
      console.remark.map { WindowFrame.Line(text: Self.fitted($0, columns), look: .bar) } ?? keys,
    ]
    cursor = CharacterWidth.columns(prompt) + column + 1
  }

  // MARK: - Keys

  private static func keys(_ console: Console, _ page: Page, _ columns: Int) -> String {
    switch console.layer {
    case .entry: return "Enter keeps it  Esc leaves it as it was"
    case .actions: return "Tab next  Enter use  Esc close"
    case .keys: return "Up and Down scroll  any other key closes"
    case .notice: return "Any key goes on"
    case .page where page.control(console.place.focus)?.takesText == true:
      return "Type to fill it in  Tab next  Esc back  Ctrl-C quit"
    case .page: break
    }
    let isWide = columns >= 64
    let more = page.control(console.place.focus)?.further.isEmpty == false
    let tail =
      isWide
      ? "Tab next  Enter use" + (page.escape == nil ? "" : "  Esc back")
        + (more ? "  . more" : "") + "  ? keys  q quit"
      : "Tab Enter Esc" + (more ? " ." : "") + " ? q"
    var line = ""
    let messages = page.controls.filter { $0.role == .toast }
    let others = page.controls.filter { $0.role != .toast && !$0.isTab && !$0.isSet }
    let buttons = others.filter { $0.role != .card }
    for control in messages + buttons + others.filter({ $0.role == .card }) {
      guard let key = control.key else { continue }
      let next = line + "\(key) \(control.name)  "
      guard CharacterWidth.columns(next + tail) <= columns else { continue }
      line = next
    }
    return line + tail
  }

  // MARK: - Typing

  /// The name of what is typed, at most half of the line.
  private static func prompt(_ control: Control, _ columns: Int) -> String {
    var name = control.label
    while !name.isEmpty, CharacterWidth.columns(name) > columns / 2 - 2 { name.removeLast() }
    return "\(name): "
  }

  /// The part of the text around the cursor that fits, and the column of the cursor in it.
  private static func window(
    _ control: Control, _ editor: LineEditor, _ columns: Int
  ) -> (String, Int) {
    var isSecure = false
    if case .entry(_, _, let secure) = control.use { isSecure = secure }
    let text = isSecure ? editor.text.map { _ in Character("*") } : editor.text
    var start = 0
    func width(_ range: Range<Int>) -> Int {
      text[range].reduce(0) { $0 + CharacterWidth.columns($1) }
    }
    while start < editor.cursor, width(start..<editor.cursor) >= max(1, columns) { start += 1 }
    return (String(text[start...]), width(start..<editor.cursor))
  }

  private static func fitted(_ text: String, _ columns: Int) -> String {
    var used = 0
    var shown = ""
    for character in PlainText.cleaned(text) {
      let width = CharacterWidth.columns(character)
      guard used + width <= columns else { break }
      used += width
      shown.append(character)
    }
    return shown + String(repeating: " ", count: columns - used)
  }
}
