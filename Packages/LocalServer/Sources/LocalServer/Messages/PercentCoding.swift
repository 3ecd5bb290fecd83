/// Text in addresses and forms, where most bytes are written as `%` and two digits.
enum PercentCoding {
  /// The text of escaped bytes, or `nil` where an escape is broken or the bytes are not UTF-8.
  ///
  /// - Parameter isForm: whether a plus sign stands for a blank.
  static func text(_ bytes: some Collection<UInt8>, isForm: Bool) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue
        else { return nil }
        plain.append(UInt8(high << 4 | low))
      case UInt8(ascii: "+") where isForm: plain.append(.space)
      default: plain.append(byte)
      }
    }
    return String(validating: plain, as: UTF8.self)
  }

  /// A text with everything escaped that is neither letter, digit nor one of `-._~`.
  static func escaped(_ text: String) -> String {
    escaped(text) { $0.isUnreserved }
  }

  /// A text with everything escaped that may not stand as it is.
  static func escaped(_ text: String, unless stays: (UInt8) -> Bool) -> String {
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

  private static let digits = Array("0123456789ABCDEF".utf8)
}
