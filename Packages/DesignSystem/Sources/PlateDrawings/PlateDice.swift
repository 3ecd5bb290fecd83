import DesignSystem

/// A small deterministic random number generator: SplitMix64.
///
/// Every seed gives a different sequence of numbers.
struct PlateDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func roll() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in a range.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(roll() >> 40) * (1 / 16_777_216)
  }

  /// A whole number from 0 up to, but not including, a count.
  mutating func pick(_ count: Int) -> Int { Int(roll() % UInt64(max(1, count))) }

  /// Any direction.
  mutating func turn() -> PlateTurn { PlateTurn(eighths: Int(roll() >> 58)) }
}
