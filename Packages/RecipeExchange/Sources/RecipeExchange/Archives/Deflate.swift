/// Packs bytes with DEFLATE (RFC 1951): finds repeats by a hash, and uses the fixed code.
enum Deflate {
  private static let hashBits = 15
  private static let window = 32_768
  /// How many earlier places are searched for the longest repeat.
  private static let patience = 24

  /// The packed bytes.
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { input in
      var sink = BitSink(expecting: input.count / 2)
      sink.put(1, bits: 1)
      sink.put(1, bits: 2)
      packBlock(input, into: &sink)
      sink.putLiteral(256)
      return sink.finished()
    }
  }

  private static func packBlock(_ input: UnsafeBufferPointer<UInt8>, into sink: inout BitSink) {
    var heads = [Int32](repeating: -1, count: 1 << hashBits)
    var earlier = [Int32](repeating: -1, count: window)
    var place = 0
    func remember(_ place: Int) {
      guard place + 3 <= input.count else { return }
      let hash = Self.hash(input, place)
      earlier[place & (window - 1)] = heads[hash]
      heads[hash] = Int32(truncatingIfNeeded: place)
    }
    while place < input.count {
      let found =
        place + 3 <= input.count
        ? repeated(in: input, at: place, heads: heads, earlier: earlier) : (length: 0, distance: 0)
      if found.length >= 3 {
        sink.putRepeat(length: found.length, distance: found.distance)
        for step in 0..<found.length { remember(place + step) }
        place += found.length
      } else {
        sink.putLiteral(Int(input[place]))
        remember(place)
        place += 1
      }
    }
  }

  private static func hash(_ input: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let three =
      UInt32(input[place]) | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// The longest earlier run that repeats at a place.
  private static func repeated(
    in input: UnsafeBufferPointer<UInt8>, at place: Int, heads: [Int32], earlier: [Int32]
  ) -> (length: Int, distance: Int) {
    let longest = min(258, input.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(input, place)])
    for _ in 0..<patience {
      guard candidate >= 0, place - candidate < window else { break }
      var length = 0
      while length < longest, input[candidate + length] == input[place + length] { length += 1 }
      if length > best.length { best = (length, place - candidate) }
      guard best.length < longest else { break }
      let next = Int(earlier[candidate & (window - 1)])
      guard next < candidate else { break }
      candidate = next
    }
    return best
  }
}
