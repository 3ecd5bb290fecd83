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
    var key = key
    return key.withUTF8 { wanted in
      var range = 0..<count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let order = order(of: middle, beside: wanted)
        if order == 0 { return middle }
        range = order < 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    }
  }

  /// Below zero where the key of a line comes before other bytes, zero where it is the same.
  private func order(of line: Int, beside wanted: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = text.bytes
    var place = Int(starts[line])
    for byte in wanted {
      // A tab or line feed ends the key, and comes before every letter.
      guard place < bytes.count, bytes[place] == byte else {
        return place < bytes.count ? Int(bytes[place]) - Int(byte) : -1
      }
      place += 1
    }
    return place == bytes.count || bytes[place] < UInt8(ascii: " ") ? 0 : 1
  }
}
