/// The text form of weights: one line for each feature, sorted by its key.
///
/// A line begins with the five characters of the key. Then it has two characters for each aisle
/// with a weight: one for the aisle, and one for the weight as a multiple of the unit.
package enum AisleWeights {
  /// The largest multiple of the unit that one character encodes.
  package static let largest = 30

  /// The number of characters in a key.
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

  /// The characters for an aisle and its weight.
  package static func characters(_ aisle: Int, _ multiple: Int) -> [UInt8] {
    [
      firstAisle + UInt8(aisle),
      UInt8(Int(middle) + max(-largest, min(largest, multiple))),
    ]
  }

  /// The aisle that a character encodes.
  static func aisle(_ character: UInt8) -> Int { Int(character) - Int(firstAisle) }

  /// The multiple that a character encodes.
  static func multiple(_ character: UInt8) -> Int { Int(character) - Int(middle) }
}
