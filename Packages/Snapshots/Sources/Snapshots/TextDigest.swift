/// A short mark of a long text: FNV-1a of its bytes (Fowler, Noll and Vo), 64 bits.
///
/// It tells an accident, not a forgery. Another byte in one place always gives another mark, because
/// each step maps different states to different states.
public struct TextDigest: Hashable, Sendable, CustomStringConvertible {
  /// The mark as a number.
  public let value: UInt64

  /// Marks a text by its UTF-8 bytes.
  public init(_ text: String) {
    value = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { state, byte in
      (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The mark in 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
