/// What a terminal shows of the sequences it is sent, line by line.
struct WindowGlass {
  struct Row {
    var text = ""
    /// Whether some of it is reversed, as what has the focus is.
    var isReversed = false
  }

  private(set) var rows: [Row]
  /// How often the whole window was cleared.
  private(set) var timesCleared = 0
  private var row = 0
  private var isReversed = false

  init(rows: Int) { self.rows = Array(repeating: Row(), count: rows) }

  /// Takes in what the terminal is sent: letters, and the sequences that place, clear and colour them.
  mutating func take(_ text: String) {
    for (index, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        write(part)
        continue
      }
      guard let end = part.firstIndex(where: { $0.isLetter }) else { continue }
      obey(part[end], String(part[..<end]))
      write(part[part.index(after: end)...])
    }
  }

  private mutating func obey(_ command: Character, _ numbers: String) {
    let codes = numbers.split(separator: ";")
    switch command {
    case "H": row = (codes.first.flatMap { Int($0) } ?? 1) - 1
    case "K": rows[row] = Row()
    case "J":
      rows = Array(repeating: Row(), count: rows.count)
      timesCleared += 1
    case "m":
      isReversed = codes.first == "0" || codes.isEmpty ? false : isReversed || codes.contains("7")
    default: break
    }
  }

  private mutating func write(_ letters: Substring) {
    guard !letters.isEmpty, rows.indices.contains(row) else { return }
    rows[row].text += letters
    if isReversed { rows[row].isReversed = true }
  }
}
