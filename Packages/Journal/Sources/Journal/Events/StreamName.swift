/// The name of a stream: 1 to 64 characters in lower kebab case, such as `grocery-list`.
public struct StreamName: Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Takes a name; throws `invalidStream` unless it is in lower kebab case and starts with a
  /// letter.
  public init(_ text: String) throws(JournalError) {
    guard Self.isValid(text.utf8) else { throw .invalidStream(text) }
    rawValue = text
  }

  init?(bytes: UnsafeRawBufferPointer) {
    guard Self.isValid(bytes) else { return nil }
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  private static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    guard 1...64 ~= bytes.count else { return false }
    var previous = UInt8(ascii: "-")
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where place > 0: break
      case UInt8(ascii: "-") where previous != UInt8(ascii: "-"): break
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }
}

extension StreamName: ExpressibleByStringLiteral {
  /// Takes a name from source code; a name that is not in lower kebab case is a programming error.
  public init(stringLiteral text: StaticString) {
    let name = text.description
    precondition(Self.isValid(name.utf8), "A stream name is lower-kebab, not '\(name)'.")
    rawValue = name
  }
}

extension StreamName: Comparable, CustomStringConvertible {
  /// Orders names by their characters.
  public static func < (one: StreamName, other: StreamName) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The name as text.
  public var description: String { rawValue }
}
