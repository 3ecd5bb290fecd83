/// A short digest of a long text: the 64-bit FNV-1a hash of its bytes (Fowler, Noll and Vo).
///
/// It detects accidents, not forgeries. A change of one byte always changes the digest, because
/// each step maps different states to different states.
public struct TextDigest: Hashable, Sendable, CustomStringConvertible {
  /// The digest as a number.
  public let value: UInt64

  /// Computes the digest of a text from its UTF-8 bytes.
  public init(_ text: String) {
    value = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { state, byte in
      (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The digest in 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
