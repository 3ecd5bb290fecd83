import PrintedText

/// Breaks text into lines that fit a terminal.
public enum WrappedText {
  /// The widest line, in columns.
  public static let columns = 78

  /// Breaks text into indented lines of at most 78 columns; a longer word has a separate line.
  ///
  /// - Parameter hanging: the additional indentation of every line except the first.
  public static func lines(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    lines(of: text.split(separator: " "), indent: indent, hanging: hanging)
  }

  /// Breaks a usage into such lines; a flag stays with its value, as in `[--count N]`.
  public static func lines(ofUsage text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      if let last = words.last, last.hasPrefix("["), !last.contains("]") {
        words[words.count - 1] += " \(word)"
      } else {
        words.append(word)
      }
    }
    return lines(of: words, indent: indent, hanging: hanging)
  }

  private static func lines(of words: [Substring], indent: Int, hanging: Int) -> [String] {
    let further = String(repeating: " ", count: indent + hanging)
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in words {
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
