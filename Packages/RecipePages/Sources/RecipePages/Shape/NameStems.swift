/// Parts of names for which the attributes of elements are searched, all at once.
struct NameStems: Sendable {
  /// The stems by their first letters.
  private let stems: [[[UInt8]]]

  init(_ words: [String]) {
    var stems = [[[UInt8]]](repeating: [], count: 256)
    for word in words {
      let letters = Array(word.utf8)
      stems[Int(letters[0])].append(letters)
    }
    self.stems = stems
  }

  /// Whether one of them stands in a part of a page, in any case.
  func occur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for place in range {
        for stem in stems[Int(buffer[place].lowered)] where place + stem.count <= range.upperBound {
          var offset = 1
          while offset < stem.count, buffer[place + offset].lowered == stem[offset] { offset += 1 }
          if offset == stem.count { return true }
        }
      }
      return false
    }
  }
}
