/// The bytes of HTTP's grammar.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { 0x30...0x39 ~= self }

  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }

  /// A byte that no line may contain.
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
}
