/// A prefix code of DEFLATE, which maps sequences of bits to symbols.
struct PrefixCode {
  /// How many bits the table looks at; longer codes are rare.
  static let tableBits = 10

  /// For the next ten bits: a symbol times sixteen and its length, or zero if ten are not enough.
  private var table = [UInt16](repeating: 0, count: 1 << tableBits)
  private var counts = [UInt16](repeating: 0, count: 16)
  private var symbols: [UInt16] = []

  /// Makes a code from the length in bits of each symbol; zero means that it does not occur.
  init(lengths: ArraySlice<UInt8>, mayBeSingle: Bool) throws(ArchiveError) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    try checkSum(mayBeSingle: mayBeSingle)
    sort(lengths)
    fillTable(lengths)
  }

  /// The codes must fill their space exactly; a single code of one bit may leave half of it free.
  private func checkSum(mayBeSingle: Bool) throws(ArchiveError) {
    var left = 1
    var total = 0
    for length in 1...15 {
      left = left * 2 - Int(counts[length])
      total += Int(counts[length])
      guard left >= 0 else { throw .damaged("a code has too many words") }
    }
    let isAllowedGap = mayBeSingle && (total == 0 || (total == 1 && counts[1] == 1))
    guard left == 0 || isAllowedGap else { throw .damaged("a code has too few words") }
  }

  /// Puts the symbols in the order of their codes.
  private mutating func sort(_ lengths: ArraySlice<UInt8>) {
    symbols = [UInt16](repeating: 0, count: lengths.count)
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = next[length] + Int(counts[length]) }
    for (symbol, length) in lengths.enumerated() where length != 0 {
      symbols[next[Int(length)]] = UInt16(symbol)
      next[Int(length)] += 1
    }
  }

  private mutating func fillTable(_ lengths: ArraySlice<UInt8>) {
    var code = 0
    var next = [Int](repeating: 0, count: 16)
    for length in 1...15 {
      code = (code + (length == 1 ? 0 : Int(counts[length - 1]))) << 1
      next[length] = code
    }
    for (symbol, length) in lengths.enumerated() where length != 0 {
      let length = Int(length)
      let reversed = Self.reversed(next[length], bits: length)
      next[length] += 1
      guard length <= Self.tableBits else { continue }
      let entry = UInt16(symbol << 4 | length)
      for index in stride(from: reversed, to: 1 << Self.tableBits, by: 1 << length) {
        table[index] = entry
      }
    }
  }

  /// The lowest bits of a code, in reverse order.
  static func reversed(_ code: Int, bits: Int) -> Int {
    var (result, rest) = (0, code)
    for _ in 0..<bits {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }

  /// The next symbol; the source must have at least fifteen bits available.
  @inline(__always)
  func symbol(_ source: inout BitSource) throws(ArchiveError) -> Int {
    let entry = table[source.peek(Self.tableBits)]
    if entry != 0 {
      source.drop(Int(entry & 15))
      return Int(entry &>> 4)
    }
    return try longSymbol(&source)
  }

  private func longSymbol(_ source: inout BitSource) throws(ArchiveError) -> Int {
    let bits = source.peek(15)
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= bits >> (length - 1) & 1
      let count = Int(counts[length])
      if code - count < first {
        source.drop(length)
        return Int(symbols[index + code - first])
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged("a word of a code does not exist")
  }
}
