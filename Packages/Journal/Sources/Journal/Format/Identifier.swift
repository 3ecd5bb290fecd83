/// The rules of event, device and file ids: text that fits between two spaces.
enum Identifier {
  static func checked(_ text: String) throws(JournalError) -> String {
    guard isValid(text.utf8) else { throw .invalidIdentifier(text) }
    return text
  }

  static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    guard 1...64 ~= bytes.count else { return false }
    for byte in bytes where !isAllowed(byte) { return false }
    return true
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
