/// Text in addresses and forms, where most bytes are written as `%` and two digits (RFC 3986).
public enum PercentCoding {
  /// The text of escaped bytes, or `nil` if an escape is broken or the bytes are not UTF-8.
  ///
  /// - Parameter isForm: whether a plus sign means a blank.
  public static func text(_ bytes: some Collection<UInt8>, isForm: Bool = false) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue
        else { return nil }
        plain.append(high << 4 | low)
      case UInt8(ascii: "+") where isForm: plain.append(UInt8(ascii: " "))
      default: plain.append(byte)
      }
    }
    return String(validating: plain, as: UTF8.self)
  }

  /// A text with everything escaped that is neither letter, digit nor one of `-._~`.
  public static func escaped(_ text: String) -> String {
    escaped(text, unless: isUnreserved)
  }

  /// A text with every byte escaped that a closure does not exempt.
  public static func escaped(_ text: String, unless stays: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if stays(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte is a letter, digit or sign that needs no escape anywhere in an address.
  public static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
