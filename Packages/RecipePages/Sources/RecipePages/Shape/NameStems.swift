/// Parts of names to search for in the attributes of elements, all in one pass.
struct NameStems: Sendable {
  /// The stems, in small letters.
  private let stems: [[UInt8]]
  /// A bit for each pair of bytes with which a stem begins.
  private let beginnings: [UInt64]

  /// Makes a search; each stem has at least two letters.
  init(_ words: [String]) {
    stems = words.map { Array($0.utf8) }
    var beginnings = [UInt64](repeating: 0, count: 1_024)
    for stem in stems {
      let pair = Self.pair(stem[0], stem[1])
      beginnings[pair >> 6] |= 1 << UInt64(pair & 63)
    }
    self.beginnings = beginnings
  }

  /// Whether one of them occurs in a part of a page, in any case.
  func occur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      beginnings.withUnsafeBufferPointer { beginnings in
        var first = buffer[range.lowerBound].lowered
        for place in range.dropFirst() {
          let second = buffer[place].lowered
          let pair = Self.pair(first, second)
          if beginnings[pair >> 6] >> UInt64(pair & 63) & 1 == 1,
            stands(at: place - 1, in: buffer, range.upperBound)
          {
            return true
          }
          first = second
        }
        return false
      }
    }
  }

  private func stands(at place: Int, in buffer: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    stems.contains { stem in
      place + stem.count <= end
        && stem.indices.allSatisfy { buffer[place + $0].lowered == stem[$0] }
    }
  }

  @inline(__always) private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }
}
