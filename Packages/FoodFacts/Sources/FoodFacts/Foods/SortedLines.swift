import EmbeddedText

/// Lines of a text inside the binary that begin with a key and a tab, sorted by the bytes of the
/// keys.
struct SortedLines: Sendable {
  private let text: StaticString
  private let starts: [Int32]

  init(_ text: StaticString) {
    self.text = text
    starts = text.bytes.lineStarts
  }

  /// How many lines there are.
  var count: Int { starts.count }

  /// A reader at the beginning of a line.
  func reader(at line: Int) -> FieldReader {
    FieldReader(text.bytes, at: Int(starts[line]))
  }

  /// The line with a key; nil when there is none.
  func line(of key: String) -> Int? {
    let wanted = Array(key.utf8)
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      var reader = reader(at: middle)
      let found = reader.field()
      if found.elementsEqual(wanted) { return middle }
      let isBefore = found.lexicographicallyPrecedes(wanted)
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
