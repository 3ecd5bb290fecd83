/// SplitMix64 (Steele, Lea and Flood 2014): the same seed gives the same numbers on every system.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - seed: decides all numbers; only its value modulo two to the power of 64 matters.
  ///   - path: names one of many independent streams of the seed, such as day and slot.
  public init(seed: some BinaryInteger, _ path: Int...) {
    state = path.reduce(UInt64(truncatingIfNeeded: seed)) { state, step in
      Self.mixed(state &+ Self.mixed(UInt64(bitPattern: Int64(step))))
    }
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    defer { state &+= 0x9e37_79b9_7f4a_7c15 }
    return Self.mixed(state)
  }

  /// A number from 0 up to but not including 1; all are equally likely.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number from a range; all are equally likely.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// True with a probability from 0 to 1.
  public mutating func happens(_ probability: Double) -> Bool { unit() < probability }

  /// A number that is nearly normally distributed, with mean 0 and standard deviation 1, never
  /// beyond 6.
  ///
  /// It is the sum of twelve uniform numbers, which needs no function whose last bits differ
  /// between systems.
  public mutating func normal() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + unit() } }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
