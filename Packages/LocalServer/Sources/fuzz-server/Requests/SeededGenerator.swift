/// The same numbers for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Whether something happens that happens so many times in a hundred.
  mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ first: Value, _ rest: Value...) -> Value {
    rest.isEmpty ? first : ([first] + rest)[number(0...rest.count)]
  }
}
