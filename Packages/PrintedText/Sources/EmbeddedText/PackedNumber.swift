/// Whole numbers as printable characters that need no separator.
///
/// Digits to the base 45, lowest first; the last one is taken from a second alphabet.
public enum PackedNumber {
  /// The number of digits.
  static let base = 45

  /// The mark of a number that was not measured.
  static let missing = UInt8(ascii: "!")

  /// The digit 0 that is followed by other digits.
  static let firstOpen = UInt8(ascii: "$")

  /// The digit 0 that ends a number.
  static let firstClosed = firstOpen + UInt8(base)

  /// The characters of a number of at least zero, or of one that was not measured.
  public static func text(_ number: Int?) -> String {
    guard var rest = number else { return String(UnicodeScalar(missing)) }
    var bytes: [UInt8] = []
    while rest >= base {
      bytes.append(digit(rest % base, from: firstOpen))
      rest /= base
    }
    bytes.append(digit(rest, from: firstClosed))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The alphabet leaves out the backslash, which literals should not contain.
  private static func digit(_ value: Int, from first: UInt8) -> UInt8 {
    let byte = first + UInt8(value)
    return byte >= backslash ? byte + 1 : byte
  }

  /// The digit of a character: 0 to 44 that continue, 45 to 89 that end a number.
  @inline(__always)
  static func value(of byte: UInt8) -> Int {
    Int(byte) - Int(firstOpen) - (byte > backslash ? 1 : 0)
  }

  static let backslash = UInt8(ascii: "\\")
}
