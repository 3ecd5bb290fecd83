/// The two marks around words that stand out, such as a title; neither takes a column.
///
/// They are control characters, which no drawn word can contain (`PlainText`).
public enum StrongMark {
  /// The start of the emphasis.
  public static let start: Character = "\u{3}"
  /// The end of the emphasis.
  public static let end: Character = "\u{4}"
}

/// All marks that a line of a window can contain.
public enum DrawingMark {
  /// The line without marks.
  public static func removed(from line: String) -> String {
    line.filter { !isMark($0) }
  }

  /// Whether a character is a mark or a part of one.
  static func isMark(_ character: Character) -> Bool {
    guard let value = character.asciiValue else { return false }
    return value < 0x20
  }
}

extension TextBox {
  /// The box with the words of each line between marks.
  var strong: TextBox {
    var result = self
    result.lines = lines.map { line in
      guard let first = line.firstIndex(where: { $0 != " " }),
        let last = line.lastIndex(where: { $0 != " " })
      else { return line }
      return line[..<first] + "\(StrongMark.start)\(line[first...last])\(StrongMark.end)"
        + line[line.index(after: last)...]
    }
    return result
  }
}
