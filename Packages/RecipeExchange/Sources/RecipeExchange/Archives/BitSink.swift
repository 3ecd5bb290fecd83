/// A bit stream in the DEFLATE format, with its fixed Huffman code.
struct BitSink {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var held = 0

  init(expecting size: Int) { bytes.reserveCapacity(size) }

  /// Writes the lowest bits of a number.
  mutating func put(_ value: Int, bits count: Int) {
    bits |= UInt64(value) << UInt64(held)
    held += count
    while held >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      held -= 8
    }
  }

  /// Writes a literal byte, or 256 for the end.
  mutating func putLiteral(_ symbol: Int) {
    let word = Self.literals[symbol]
    put(Int(word.code), bits: Int(word.length))
  }

  /// Writes a back-reference: the bytes at this distance before are repeated.
  mutating func putRepeat(length: Int, distance: Int) {
    let symbol = Int(Self.symbolsOfLengths[length])
    putLiteral(257 + symbol)
    let kind = FixedCode.length(symbol)
    put(length - kind.base, bits: kind.extraBits)
    let step = Self.symbol(ofDistance: distance)
    put(PrefixCode.reversed(step, bits: 5), bits: 5)
    let stepKind = FixedCode.distance(step)
    put(distance - stepKind.base, bits: stepKind.extraBits)
  }

  /// All bytes, the last one filled with zeros.
  consuming func finished() -> [UInt8] {
    if held > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }

  private static let literals: [(code: UInt16, length: UInt8)] = (0..<288).map { symbol in
    let (code, length) =
      switch symbol {
      case 0..<144: (0x30 + symbol, 8)
      case 144..<256: (0x190 + symbol - 144, 9)
      case 256..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    return (UInt16(PrefixCode.reversed(code, bits: length)), UInt8(length))
  }

  private static let symbolsOfLengths: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: 259)
    for symbol in 0..<29 {
      let kind = FixedCode.length(symbol)
      for length in kind.base..<min(kind.base + 1 << kind.extraBits, 259) {
        symbols[length] = UInt8(symbol)
      }
    }
    return symbols
  }()

  private static func symbol(ofDistance distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let top = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return top * 2 + (distance - 1) >> (top - 1) & 1
  }
}
