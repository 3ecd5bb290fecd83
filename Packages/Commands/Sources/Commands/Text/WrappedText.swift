import Layout

/// Text broken into lines that fit a terminal.
enum WrappedText {
  /// The widest line, in columns.
  static let columns = 78

  /// Lines of at most 78 columns, all indented; a longer word stands alone.
  static func lines(_ text: String, indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, indent + CharacterWidth.columns(longer) > columns {
        lines.append(space + line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [space + line]
  }
}
