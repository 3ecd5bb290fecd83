/// Finds the recipes of a file of Meal-Master, line by line and without decoding.
struct MealMasterSplitter {
  /// A line of the file without its end and blanks before it, as a range of bytes.
  typealias Line = Range<Int>

  /// One recipe: its lines without header and trailer, and the number of its first line in the
  /// file.
  struct Part {
    var lines: ArraySlice<Line>
    var firstLine: Int
    /// Whether it has a trailer.
    var isComplete: Bool
  }

  /// The recipes, and the non-empty lines outside of them.
  static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: [Line]
  ) -> (parts: [Part], outside: [Int]) {
    var parts: [Part] = []
    var outside: [Int] = []
    var start: Int?
    for (number, line) in lines.enumerated() {
      let text = UnsafeBufferPointer(rebasing: bytes[line])
      guard text.count >= 5, isRule(text) else {
        if start == nil, !text.isEmpty { outside.append(number) }
        continue
      }
      if isHeader(text) {
        if let start {
          parts.append(Part(lines: lines[start..<number], firstLine: start, isComplete: false))
        }
        start = number + 1
      } else if isTrailer(text), let begun = start,
        endsRecipe(text, header: bytes[lines[begun - 1]])
      {
        parts.append(Part(lines: lines[begun..<number], firstLine: begun, isComplete: true))
        start = nil
      }
    }
    if let start {
      parts.append(Part(lines: lines[start...], firstLine: start, isComplete: false))
    }
    return (parts, outside)
  }

  /// Whether a rule ends the recipe of a header.
  ///
  /// If the header begins with M, a rule of hyphens is an ordinary line.
  private static func endsRecipe(
    _ rule: UnsafeBufferPointer<UInt8>, header: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    header.first == UInt8(ascii: "-") || rule.first == UInt8(ascii: "M")
  }

  /// The lines of a file, with any line ends.
  static func lines(_ bytes: UnsafeBufferPointer<UInt8>) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(bytes.count / 40)
    var start = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      // 0x1A ends files of DOS.
      if byte == 0x0A || byte == 0x0D || byte == 0x1A {
        lines.append(start..<trimmedEnd(bytes, start, place))
        if byte == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count { lines.append(start..<trimmedEnd(bytes, start, bytes.count)) }
    return lines
  }

  private static func trimmedEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  /// Whether a line begins with five hyphens or five M.
  static func isRule(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 5, text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "M") else {
      return false
    }
    return text[0..<5].allSatisfy { $0 == text[0] }
  }

  /// Whether a line begins a recipe: a rule that names the program.
  static func isHeader(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isRule(text) else { return false }
    let name = Array("meal-master".utf8)
    guard text.count >= name.count + 5 else { return false }
    for start in 5...(text.count - name.count)
    where name.indices.allSatisfy({ text[start + $0] | 0x20 == name[$0] | 0x20 }) {
      return true
    }
    return false
  }

  /// Whether a line ends a recipe: it has nothing but the rule.
  static func isTrailer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = text[0] == UInt8(ascii: "M") ? text[5...] : text[0...]
    return rest.allSatisfy { $0 == UInt8(ascii: "-") || $0 == 0x20 }
  }
}
