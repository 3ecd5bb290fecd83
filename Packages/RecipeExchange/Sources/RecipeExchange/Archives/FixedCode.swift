/// The numbers that RFC 1951 fixes.
enum FixedCode {
  /// The lengths in bits of the literal and length symbols in a block that defines no codes.
  static let lengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)

  /// The lengths in bits of the distance symbols in such a block.
  static let distances = [UInt8](repeating: 5, count: 32)

  /// The order in which a block lists the lengths of the code that codes lengths.
  static let orderOfLengths = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The length of a run, from its symbol minus 257.
  @inline(__always)
  static func length(_ symbol: Int) -> (base: Int, extraBits: Int) {
    if symbol < 8 { return (symbol + 3, 0) }
    if symbol == 28 { return (258, 0) }
    let extraBits = symbol / 4 - 1
    return ((4 + symbol % 4) << extraBits + 3, extraBits)
  }

  /// The distance back to the start of a run, from its symbol.
  @inline(__always)
  static func distance(_ symbol: Int) -> (base: Int, extraBits: Int) {
    if symbol < 4 { return (symbol + 1, 0) }
    let extraBits = symbol / 2 - 1
    return ((2 + symbol % 2) << extraBits + 1, extraBits)
  }
}
