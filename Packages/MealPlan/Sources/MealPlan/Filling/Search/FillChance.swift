/// A random number generator with a fixed sequence for each seed: SplitMix64 (Steele, Lea and Flood
/// 2014).
struct FillChance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, but not including, a positive bound.
  mutating func below(_ bound: Int) -> Int {
    Int(((next() >> 32) * UInt64(bound)) >> 32)
  }

  /// A number from 0 up to, but not including, 1.
  mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }
}
