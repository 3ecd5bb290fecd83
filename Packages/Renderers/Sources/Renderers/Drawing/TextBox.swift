import DesignSystem
import Layout
import PrintedText

/// Lines of text that all take the same number of columns.
struct TextBox {
  var lines: [String]
  let columns: Int

  /// Cuts or pads each line to the columns.
  init(_ lines: [String], columns: Int, alignment: ParagraphAlignment = .leading) {
    let columns = max(0, columns)
    self.columns = columns
    self.lines = lines.map { Self.fitted($0, columns: columns, alignment: alignment) }
  }

  /// Takes lines that are as wide as the columns already.
  private init(whole lines: [String], columns: Int) {
    self.columns = columns
    self.lines = lines
  }

  static func blank(_ count: Int, columns: Int) -> TextBox {
    TextBox(Array(repeating: "", count: max(0, count)), columns: columns)
  }

  /// Wraps words; a word longer than a line is cut into pieces.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if CharacterWidth.columns(joined) <= columns {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var pieces = pieces(word, columns: columns)
      line = pieces.popLast() ?? ""
      lines += pieces
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// Boxes below each other.
  static func stacked(_ boxes: [TextBox], columns: Int) -> TextBox {
    let lines = boxes.flatMap { box in
      box.columns == columns ? box.lines : TextBox(box.lines, columns: columns).lines
    }
    return TextBox(whole: lines, columns: max(0, columns))
  }

  /// Boxes side by side, each as high as the highest, centred unless at the top.
  static func beside(_ boxes: [TextBox], gap: Int, centered: Bool) -> TextBox {
    let height = boxes.map(\.lines.count).max() ?? 0
    let columns = boxes.reduce(0) { $0 + $1.columns } + gap * max(0, boxes.count - 1)
    let parts = boxes.map { $0.padded(to: height, centered: centered) }
    let space = String(repeating: " ", count: gap)
    let lines = (0..<height).map { row in
      parts.map { $0.lines[row] }.joined(separator: space)
    }
    return TextBox(whole: lines, columns: columns)
  }

  /// The box with a border around it, two columns wider; a rule joins the border.
  func framed(_ border: Border) -> TextBox {
    let edge = String(repeating: border.edge, count: columns)
    let inner = lines.map { line in
      line == edge
        ? border.teeLeft + line + border.teeRight : border.side + line + border.side
    }
    let top = border.topLeft + edge + border.topRight
    let bottom = border.bottomLeft + edge + border.bottomRight
    return TextBox(whole: [top] + inner + [bottom], columns: columns + 2)
  }

  /// A framed box with empty lines inside until it is this high, its words in the middle.
  func heightened(to height: Int) -> TextBox {
    guard lines.count >= 3, height > lines.count, let left = lines[1].first,
      let right = lines[1].last
    else { return self }
    let filler = String(left) + String(repeating: " ", count: columns - 2) + String(right)
    let missing = height - lines.count
    var result = self
    result.lines.insert(
      contentsOf: Array(repeating: filler, count: missing - missing / 2), at: lines.count - 1)
    result.lines.insert(contentsOf: Array(repeating: filler, count: missing / 2), at: 1)
    return result
  }

  private func padded(to height: Int, centered: Bool) -> TextBox {
    let missing = height - lines.count
    let above = centered ? missing / 2 : 0
    let blank = String(repeating: " ", count: columns)
    let top = Array(repeating: blank, count: above)
    let bottom = Array(repeating: blank, count: missing - above)
    return TextBox(top + lines + bottom, columns: columns)
  }

  private static func pieces(_ word: Substring, columns: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in word {
      let width = CharacterWidth.columns(character)
      if used + width > columns {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += width
    }
    return pieces
  }

  private static func fitted(
    _ line: String, columns: Int, alignment: ParagraphAlignment
  ) -> String {
    let (kept, used) = prefix(of: line, columns: columns)
    let room = columns - used
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return String(repeating: " ", count: before) + kept
      + String(repeating: " ", count: room - before)
  }

  /// As much of a line as fits, and its width in columns.
  private static func prefix(of line: String, columns: Int) -> (String, Int) {
    var used = 0
    for index in line.indices {
      let width = CharacterWidth.columns(line[index])
      if used + width > columns { return (String(line[..<index]), used) }
      used += width
    }
    return (line, used)
  }
}
