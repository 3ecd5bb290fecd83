/// What a byte of a message is.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { 0x30...0x39 ~= self }

  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }

  /// A letter, digit or sign that needs no escape anywhere in an address.
  var isUnreserved: Bool { isLetter || isDigit || [0x2D, 0x2E, 0x5F, 0x7E].contains(self) }

  /// A byte that no line may hold.
  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// A byte of a method or of the name of a field.
  var isTokenByte: Bool {
    if isLetter || isDigit { return true }
    return switch self {
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }

  var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46: Int(self) - 0x37
    case 0x61...0x66: Int(self) - 0x57
    default: nil
    }
  }
}
