import Layout
import PrintedText
import Renderers

/// The last lines of the window: the chosen control or a message, and the keys.
struct StatusLines {
  /// One or two lines, depending on the height of the window.
  let lines: [WindowFrame.Line]
  /// The column of the cursor in the first line while a text is typed, counted from one; else nil.
  let cursor: Int?

  init(size: WindowSize, page: Page, console: Console) {
    let columns = size.columns
    let keys = WindowFrame.Line(
      text: Self.fitted(HintBar(console, page, columns: columns).text, columns), look: .bar)
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

  // MARK: - Typing

  /// The sign for a line end, because all lines are typed on one line.
  private static let lineEnd: Character = "⏎"

  /// The name of the typed field, at most half of the line.
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
    let text: [Character] = editor.text.map { isSecure ? "*" : $0.isNewline ? lineEnd : $0 }
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
