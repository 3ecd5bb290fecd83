/// A random draw that depends only on its seed and names; equal seeds and names give equal draws.
struct StockDraw {
  private var state: UInt64

  /// Makes a draw from the seed.
  init(_ seed: UInt64) {
    state = 0xCBF2_9CE4_8422_2325
    mix(seed)
  }

  /// The draw extended by a name: FNV-1a, 64 bits (Fowler, Noll, Vo), with a zero byte at the end.
  func with(_ name: String) -> StockDraw {
    var next = self
    for byte in name.utf8 { next.mix(byte) }
    next.mix(UInt8(0))
    return next
  }

  /// The draw extended by a number.
  func with(_ number: Int) -> StockDraw {
    var next = self
    next.mix(UInt64(bitPattern: Int64(number)))
    return next
  }

  /// A number from zero to below a bound, all equally likely.
  func below(_ bound: Int) -> Int {
    // The finishing step of SplitMix64 (Steele, Lea and Flood 2014).
    var mixed = state &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(max(1, bound))).high)
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  private mutating func mix(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
