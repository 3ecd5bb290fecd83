/// The written form of weights, shared by the compiler and the reader.
package enum LineRow {
  /// The number of characters in a row: one per label.
  package static let width = LineLattice.labels

  /// The number of slots after the last home of a feature, so that a search never wraps around.
  package static let spare = 256

  /// The number of slots that can be the home of a feature, from the number of characters of all
  /// keys.
  package static func homes(_ characters: Int) -> Int { characters / 2 - spare }

  /// The key of a slot without a feature.
  package static let free: UInt16 = 0x2020

  /// The character of the first class of words.
  package static let firstKind: UInt8 = 33

  /// The largest number that a character can state.
  package static let largest = 47

  /// The two characters that identify a feature in its slot.
  @inline(__always)
  package static func key(_ feature: UInt64) -> UInt16 {
    let low = UInt32(truncatingIfNeeded: feature) & 0xFFFF
    return UInt16(33 + low % 94) | UInt16(33 + (low / 94) % 94) << 8
  }

  /// The slot at which the search for a feature starts.
  @inline(__always)
  package static func home(_ feature: UInt64, _ homes: Int) -> Int {
    Int(truncatingIfNeeded: ((feature >> 32) &* UInt64(homes)) >> 32)
  }

  /// The slot of a feature, or nil; four slots are compared at a time.
  @inline(__always)
  static func find(_ feature: UInt64, _ keys: UnsafeRawPointer, _ homes: Int) -> Int? {
    let key = UInt64(key(feature)) &* 0x0001_0001_0001_0001
    var slot = home(feature, homes)
    while true {
      let four = UInt64(
        littleEndian: keys.loadUnaligned(fromByteOffset: slot &* 2, as: UInt64.self))
      let hit = emptyPlaces(four ^ key)
      let end = emptyPlaces(four ^ 0x2020_2020_2020_2020)
      if hit | end != 0 {
        let place = hit.trailingZeroBitCount
        return place < end.trailingZeroBitCount ? slot &+ place >> 4 : nil
      }
      slot = slot &+ 4
    }
  }

  /// The highest bit of each of four 16-bit parts that is zero; only the lowest of these bits is
  /// certain.
  @inline(__always)
  private static func emptyPlaces(_ four: UInt64) -> UInt64 {
    (four &- 0x0001_0001_0001_0001) & ~four & 0x8000_8000_8000_8000
  }

  /// The character for a number.
  package static func character(_ number: Int) -> UInt8 {
    UInt8(79 + max(-largest, min(largest, number)))
  }

  /// The number that a character states.
  static func number(_ character: UInt8) -> Int { Int(character) - middle }

  /// The character for zero.
  package static let middle = 79
}

/// Sums the characters of rows, eight characters at a time.
struct LineRowSum {
  private var even: (UInt64, UInt64) = (0, 0)
  private var odd: (UInt64, UInt64) = (0, 0)
  private var count = 0

  /// Adds the row at an address; at most 500 rows may be added.
  @inline(__always)
  mutating func add(_ row: UnsafeRawPointer) {
    let first = UInt64(littleEndian: row.loadUnaligned(as: UInt64.self))
    let second = UInt64(littleEndian: row.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    even.0 &+= first & Self.mask
    odd.0 &+= (first >> 8) & Self.mask
    even.1 &+= second & Self.mask
    odd.1 &+= (second >> 8) & Self.mask
    count &+= 1
  }

  /// The sum of each label.
  func lanes(_ unit: Float) -> LineLattice.Lanes {
    var lanes = LineLattice.Lanes.zero
    for lane in 0..<8 {
      let shift = UInt64(lane / 2 * 16)
      let parts = lane & 1 == 0 ? even : odd
      lanes[lane] = Float(Int(parts.0 >> shift & 0xFFFF) - count * LineRow.middle) * unit
      if lane + 8 < LineRow.width {
        lanes[lane + 8] = Float(Int(parts.1 >> shift & 0xFFFF) - count * LineRow.middle) * unit
      }
    }
    return lanes
  }

  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
}
