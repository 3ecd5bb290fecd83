import MealModels

/// Chance that depends only on its seed and on what it is asked about.
///
/// Every meal has its own draw, so that adding a meal to a catalogue does not reshuffle the others.
struct SeededChance {
  private let state: UInt64

  /// Makes chance for one question.
  ///
  /// - Parameter turn: how many answers came before, so that equal questions differ.
  init(seed: UInt64, turn: Int) {
    state = Self.mixed(seed &+ Self.mixed(UInt64(bitPattern: Int64(turn))))
  }

  /// A number from 0 up to 1 that belongs to a meal.
  func draw(for meal: MealID) -> Double {
    // FNV-1a, 64 bits (Fowler, Noll, Vo).
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in meal.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Double(Self.mixed(state ^ hash) >> 11) * 0x1p-53
  }

  /// The finishing step of SplitMix64 (Steele, Lea and Flood 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
