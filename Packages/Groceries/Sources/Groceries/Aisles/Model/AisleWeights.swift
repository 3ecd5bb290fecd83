/// How weights stand in a text: a line a feature, sorted by its key.
///
/// A line is five characters that are the key, then two characters for each aisle that the feature
/// speaks for or against: which one, and how often its weight holds the unit.
package enum AisleWeights {
  /// The largest multiple of the unit that a character can stand for.
  package static let largest = 30

  /// How many characters a key has.
  static let keyLength = 5

  private static let firstKeyCharacter = UInt8(ascii: "0")
  private static let firstAisle = UInt8(ascii: "A")
  private static let middle = UInt8(ascii: "^") - 30

  /// The characters of a feature's key.
  package static func key(_ feature: UInt64) -> [UInt8] {
    (0..<keyLength).map { place in
      firstKeyCharacter + UInt8((feature >> UInt64(6 * place)) & 63)
    }
  }

  /// The characters of a weight for an aisle.
  package static func characters(_ aisle: Int, _ multiple: Int) -> [UInt8] {
    [
      firstAisle + UInt8(aisle),
      UInt8(Int(middle) + max(-largest, min(largest, multiple))),
    ]
  }

  /// The aisle of a character.
  static func aisle(_ character: UInt8) -> Int { Int(character) - Int(firstAisle) }

  /// The multiple of a character.
  static func multiple(_ character: UInt8) -> Int { Int(character) - Int(middle) }
}
