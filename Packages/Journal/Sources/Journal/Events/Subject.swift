/// What an event is about within its stream, such as the meal that was saved.
///
/// A later event about the same subject makes the earlier ones moot.
public struct Subject: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 128 visible ASCII characters; all others, `%`, `"` and `\` are percent-encoded.
  public let rawValue: String

  /// Describes a thing by its id; nil for an empty text, or one that is too long once encoded.
  public init?(_ text: String) {
    let bytes = text.utf8.flatMap(Self.encoded)
    guard Self.lengths.contains(bytes.count) else { return nil }
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a ``rawValue``; nil for what is none.
  public init?(escaped text: String) {
    guard let subject = Array(text.utf8).withUnsafeBytes({ Subject(bytes: $0) }) else { return nil }
    self = subject
  }

  init?(bytes: UnsafeRawBufferPointer) {
    guard Self.lengths.contains(bytes.count), bytes.allSatisfy(Self.isVisible) else { return nil }
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// The subject as text.
  public var description: String { rawValue }

  private static let lengths = 1...128

  private static func isVisible(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func encoded(_ byte: UInt8) -> [UInt8] {
    guard !isVisible(byte) || byte == UInt8(ascii: "%") else { return [byte] }
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
  }
}
