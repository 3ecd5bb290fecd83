/// Hashes of words and features.
///
/// They never change, because they are the keys of the compiled weights.
package enum LineHash {
  /// The hash of an empty word.
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a text extended by one byte.
  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of a literal.
  static func of(_ text: StaticString) -> UInt64 {
    var hash = start
    for index in 0..<text.utf8CodeUnitCount { hash = adding(text.utf8Start[index], to: hash) }
    return hash
  }

  /// The hash of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(start) { adding($1, to: $0) }
  }

  /// The hash of a feature: its template and up to three values.
  @inline(__always)
  static func mix(template: UInt64, _ a: UInt64, _ b: UInt64 = 0, _ c: UInt64 = 0) -> UInt64 {
    var hash = (a &+ template &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 32) ^ b) &* 0xC4CE_B9FE_1A85_EC53
    hash = (hash ^ (hash >> 29) ^ c) &* 0x9FB2_1C65_1E98_DF25
    return hash ^ (hash >> 32)
  }
}
