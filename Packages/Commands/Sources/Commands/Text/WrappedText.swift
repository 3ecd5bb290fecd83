import Layout

/// Text broken into lines that fit a terminal.
enum WrappedText {
  /// The widest line, in columns.
  static let columns = 78

  /// Lines of at most 78 columns, all indented; a longer word stands alone.
  ///
  /// - Parameter hanging: how much further every line but the first is indented.
  static func lines(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    let further = String(repeating: " ", count: indent + hanging)
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      let longer = isEmpty ? line + word : "\(line) \(word)"
      if !isEmpty, CharacterWidth.columns(longer) > columns {
        lines.append(line)
        line = further + word
      } else {
        line = longer
      }
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }
}
