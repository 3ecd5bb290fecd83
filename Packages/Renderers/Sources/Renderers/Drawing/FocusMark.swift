import Layout
import PrintedText

/// The two marks around the focused element in a drawing; neither takes a column.
///
/// They are control characters, which no drawn word can contain (`PlainText`).
public enum FocusMark {
  /// The start of the focus.
  public static let start: Character = "\u{1}"
  /// The end of the focus.
  public static let end: Character = "\u{2}"

  /// Both.
  public static let all: Set<Character> = [start, end]

  static func around(_ text: some StringProtocol) -> String { "\(start)\(text)\(end)" }
}

extension TextBox {
  /// The box with a ring of marks: whole lines at its top and bottom, both ends of those between.
  var marked: TextBox {
    var result = self
    result.lines = lines.indices.map { index in
      guard let first = lines[index].firstIndex(where: { $0 != " " }),
        let last = lines[index].lastIndex(where: { $0 != " " })
      else { return lines[index] }
      let line = lines[index]
      let isEdge = index == 0 || index == lines.count - 1 || first == last
      let words =
        isEdge
        ? FocusMark.around(line[first...last])
        : FocusMark.around(line[first...first]) + line[line.index(after: first)..<last]
          + FocusMark.around(line[last...last])
      return line[..<first] + words + line[line.index(after: last)...]
    }
    return result
  }
}
