/// One line of a catalogue with its place in the file.
struct SourceLine {
  /// The line number, counted from one.
  let number: Int

  /// The line without blanks at its ends.
  let text: Substring

  /// The meaningful lines: comments and empty lines are left out, tabs become spaces.
  static func lines(of text: String) -> [SourceLine] {
    let text = text.utf8.contains(9) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    var lines: [SourceLine] = []
    var number = 0
    for bytes in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let line = Substring(bytes).trimmed
      guard let first = line.utf8.first, first != UInt8(ascii: "#") else { continue }
      lines.append(SourceLine(number: number, text: line))
    }
    return lines
  }

  /// A copy of the line with another text, such as the value after its key.
  func with(_ text: Substring) -> SourceLine {
    SourceLine(number: number, text: text)
  }
}
