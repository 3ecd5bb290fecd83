import MealModels

/// Random numbers that depend only on a seed and a subject.
///
/// Every meal has a separate number by its id, and every trait by its number in the pool.
struct SeededChance {
  private let state: UInt64

  /// Makes the random numbers of one request.
  ///
  /// - Parameter turn: the number of earlier answers, so that equal requests differ.
  init(seed: UInt64, turn: Int) {
    state = Self.mixed(seed &+ Self.mixed(UInt64(bitPattern: Int64(turn))))
  }

  /// The random number of a key, from 0 up to 1.
  func draw(for key: UInt64) -> Double {
    Double(Self.mixed(state ^ key) >> 11) * 0x1p-53
  }

  /// The random number of a key, from a nearly normal distribution with mean 0 and variance 1.
  ///
  /// It is made from 64 coins and a uniform number between two counts of heads.
  func deviate(for key: UInt64) -> Float {
    let coins = Self.mixed(state ^ key)
    let rest = Float(Self.mixed(coins) >> 40) * 0x1p-24
    return (Float(coins.nonzeroBitCount) - 32 + rest - 0.5) * Self.scale
  }

  /// A bound above every value of ``deviate(for:)``.
  static let mostDeviate = 33 * scale

  /// Derives a seed for one part of a larger request.
  static func mixed(_ seed: UInt64, _ parts: Int...) -> UInt64 {
    parts.reduce(seed) { mixed($0 &+ mixed(UInt64(bitPattern: Int64($1)))) }
  }

  /// The hash of a meal's id, by which the random numbers of meals differ.
  static func hash(of meal: MealID) -> UInt64 {
    // FNV-1a, 64 bits (Fowler, Noll, Vo).
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in meal.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// One divided by the standard deviation of 64 coins (variance 16) and a uniform number (1/12).
  private static let scale = 1 / (Float(16) + 1 / 12).squareRoot()

  /// The finishing step of SplitMix64 (Steele, Lea and Flood 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
