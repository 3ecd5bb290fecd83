/// Bytes as hexadecimal digits, two each.
public enum Hexadecimal {
  /// The digits of bytes, in lower case.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = bytes.flatMap { [UInt8(hexadecimal: $0 >> 4), UInt8(hexadecimal: $0)] }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The bytes of digits in either case; nil for an odd number of digits, or other characters.
  public static func bytes(of digits: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = digits.makeIterator()
    while let high = rest.next() {
      guard let high = high.hexadecimalValue, let low = rest.next()?.hexadecimalValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
