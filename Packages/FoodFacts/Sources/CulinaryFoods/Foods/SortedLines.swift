import EmbeddedText

/// The lines of a text inside the binary, each with a key, a tab and further fields.
///
/// The lines are sorted by the bytes of their keys.
package struct SortedLines: Sendable {
  private let text: StaticString
  private let starts: [Int32]

  package init(_ text: StaticString) {
    self.text = text
    starts = text.bytes.lineStarts
  }

  /// The number of lines.
  package var count: Int { starts.count }

  /// Makes a reader at the beginning of a line.
  package func reader(at line: Int) -> FieldReader {
    FieldReader(text.bytes, at: Int(starts[line]))
  }

  /// The line with a key; nil if no line has it.
  package func line(of key: String) -> Int? {
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

  /// Compares the key of a line with other bytes: below zero if the key comes first, zero if both
  /// are equal.
  private func order(of line: Int, beside wanted: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = text.bytes
    var place = Int(starts[line])
    for byte in wanted {
      // A tab or line feed ends the key, and sorts before every letter.
      guard place < bytes.count, bytes[place] == byte else {
        return place < bytes.count ? Int(bytes[place]) - Int(byte) : -1
      }
      place += 1
    }
    return place == bytes.count || bytes[place] < UInt8(ascii: " ") ? 0 : 1
  }
}
