/// Unpacks DEFLATE data (RFC 1951).
enum Inflate {
  /// The unpacked bytes, and the end of the packed ones.
  ///
  /// - Parameter size: the expected number of unpacked bytes, for reserving memory; only a hint.
  static func unpack(
    _ packed: UnsafeBufferPointer<UInt8>, from start: Int = 0, expecting size: Int,
    atMost limit: Int
  ) throws(ArchiveError) -> (bytes: [UInt8], end: Int) {
    var source = BitSource(packed, from: start)
    var output = UnpackedBytes(expecting: size, atMost: limit)
    var isLast = false
    while !isLast {
      try source.fill()
      isLast = source.take(1) == 1
      switch source.take(2) {
      case 0: try copyStored(packed, &source, &output)
      case 1:
        try unpack(
          &source, into: &output,
          literals: PrefixCode(lengths: FixedCode.lengths[...], mayBeSingle: false),
          distances: PrefixCode(lengths: FixedCode.distances[...], mayBeSingle: false))
      case 2:
        let lengths = try codeLengths(&source)
        guard lengths.all[256] != 0 else { throw .damaged("a block has no end") }
        try unpack(
          &source, into: &output,
          literals: PrefixCode(lengths: lengths.all[..<lengths.literals], mayBeSingle: true),
          distances: PrefixCode(lengths: lengths.all[lengths.literals...], mayBeSingle: true))
      default: throw .damaged("a block is of an unknown kind")
      }
      guard !source.isOverdrawn else { throw .cutShort }
    }
    try source.alignToByte()
    return (output.array, source.position)
  }

  private static func copyStored(
    _ packed: UnsafeBufferPointer<UInt8>, _ source: inout BitSource, _ output: inout UnpackedBytes
  ) throws(ArchiveError) {
    try source.alignToByte()
    let start = source.position
    guard start + 4 <= packed.count else { throw .cutShort }
    let length = Int(packed[start]) | Int(packed[start + 1]) << 8
    let check = Int(packed[start + 2]) | Int(packed[start + 3]) << 8
    guard length == check ^ 0xFFFF else { throw .damaged("a length contradicts itself") }
    guard start + 4 + length <= packed.count else { throw .cutShort }
    try output.append(UnsafeBufferPointer(rebasing: packed[start + 4..<start + 4 + length]))
    source.skip(4 + length)
  }

  private static func unpack(
    _ source: inout BitSource, into output: inout UnpackedBytes, literals: PrefixCode,
    distances: PrefixCode
  ) throws(ArchiveError) {
    while true {
      try source.fill()
      var symbol = try literals.symbol(&source)
      if symbol < 256 {
        try output.append(UInt8(truncatingIfNeeded: symbol))
        symbol = try literals.symbol(&source)
        if symbol < 256 {
          try output.append(UInt8(truncatingIfNeeded: symbol))
          continue
        }
        try source.fill()
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw .damaged("a length is of an unknown kind") }
      let length = FixedCode.length(symbol - 257)
      let run = length.base &+ source.take(length.extraBits)
      let step = try distances.symbol(&source)
      guard step < 30 else { throw .damaged("a distance is of an unknown kind") }
      try source.fill()
      let distance = FixedCode.distance(step)
      try output.repeatBytes(run, from: distance.base &+ source.take(distance.extraBits))
      guard !source.isOverdrawn else { throw .cutShort }
    }
  }

  /// The lengths of both codes of a block, which are themselves packed.
  private static func codeLengths(
    _ source: inout BitSource
  ) throws(ArchiveError) -> (all: [UInt8], literals: Int) {
    let (literals, distances) = (source.take(5) + 257, source.take(5) + 1)
    let words = source.take(4) + 4
    guard literals <= 286, distances <= 30 else { throw .damaged("a block has too many codes") }
    var lengthsOfLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<words {
      try source.fill()
      lengthsOfLengths[FixedCode.orderOfLengths[index]] = UInt8(source.take(3))
    }
    let code = try PrefixCode(lengths: lengthsOfLengths[...], mayBeSingle: false)
    var lengths: [UInt8] = []
    while lengths.count < literals + distances {
      try source.fill()
      let symbol = try code.symbol(&source)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .damaged("a length repeats nothing") }
        lengths += repeatElement(last, count: 3 + source.take(2))
      case 17: lengths += repeatElement(0, count: 3 + source.take(3))
      default: lengths += repeatElement(0, count: 11 + source.take(7))
      }
    }
    guard lengths.count == literals + distances else { throw .damaged("a code is too long") }
    return (lengths, literals)
  }
}
