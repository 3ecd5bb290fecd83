/// The numbers that RFC 1951 fixes.
enum FixedCode {
  /// The lengths in bits of the literals and lengths of a block without codes of its own.
  static let lengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)

  /// The lengths in bits of its distances.
  static let distances = [UInt8](repeating: 5, count: 32)

  /// In which order the lengths of the code for lengths stand.
  static let orderOfLengths = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// How long a run is, from its symbol less 257.
  @inline(__always)
  static func length(_ symbol: Int) -> (base: Int, extraBits: Int) {
    if symbol < 8 { return (symbol + 3, 0) }
    if symbol == 28 { return (258, 0) }
    let extraBits = symbol / 4 - 1
    return ((4 + symbol % 4) << extraBits + 3, extraBits)
  }

  /// How far back a run stands, from its symbol.
  @inline(__always)
  static func distance(_ symbol: Int) -> (base: Int, extraBits: Int) {
    if symbol < 4 { return (symbol + 1, 0) }
    let extraBits = symbol / 2 - 1
    return ((2 + symbol % 2) << extraBits + 1, extraBits)
  }
}
